import { relative, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { modulesOf } from './screen-modules.ts'

const modules = (entry: string) => [...modulesOf([resolve(entry)])].map((file) => relative('src', file))

test('a screen has the modules that its route imports, directly or not, now or later', () => {
  expect(modules('src/routes/index.tsx')).toEqual(
    expect.arrayContaining([
      'routes/index.tsx',
      'features/home/hero-section.tsx',
      'ui/button.ts',
      'ui/carousel/carousel-motion.ts',
    ]),
  )
})

test('it has no modules of other pages', () => {
  const found = modules('src/client.tsx')
  expect(found).toContain('features/consent/dialog.ts')
  expect(found.filter((file) => file.startsWith('routes/'))).toEqual([])
})
