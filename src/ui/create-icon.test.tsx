import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import createIcon from './create-icon.tsx'

test('paths and circles of an icon are drawn as one path', () => {
  const Clock = createIcon({
    name: 'clock',
    node: [
      ['circle', { cx: '12', cy: '12', r: '10', key: 'a' }],
      ['path', { d: 'm12 6v6', key: 'b' }],
    ],
  })
  expect(renderToString(<Clock size={16} strokeWidth={1.75} className="text-sea" aria-hidden />)).toBe(
    '<svg aria-hidden="true" width="16" height="16" viewBox="0 0 24 24" stroke-width="1.75" class="lucide lucide-clock text-sea">' +
      '<path d="M2 12a10 10 0 1 0 20 0a10 10 0 1 0-20 0M0 0m12 6v6"></path></svg>',
  )
})

test('an icon with any other shape keeps its elements', () => {
  const Pause = createIcon({ name: 'pause', node: [['rect', { x: '14', y: '3', width: '5', height: '18', key: 'a' }]] })
  expect(renderToString(<Pause />)).toContain('<rect x="14" y="3" width="5" height="18"></rect>')
})
