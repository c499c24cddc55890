import { Clock, Pause } from 'lucide'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Icon } from './icon.tsx'

test('an icon is drawn in the given size, hidden from screen readers', () => {
  expect(renderToString(<Icon node={Pause} size={16} className="text-sea" />)).toBe(
    '<svg aria-hidden="true" width="16" height="16" viewBox="0 0 24 24" stroke-width="1.75" class="icon text-sea">' +
      '<rect x="14" y="3" width="5" height="18" rx="1"></rect><rect x="5" y="3" width="5" height="18" rx="1"></rect></svg>',
  )
})

test('every shape of an icon is drawn', () => {
  const html = renderToString(<Icon node={Clock} />)
  expect(Clock.map(([tag]) => html.includes(`<${tag} `))).toEqual(Clock.map(() => true))
})
