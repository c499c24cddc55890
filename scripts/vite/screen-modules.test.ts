import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
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

test('no class is among the words that Tailwind is told to overlook (common.css)', () => {
  const overlooked = /@source not inline\('([^']+)'\)/.exec(readFileSync('src/ui/common.css', 'utf8'))?.[1]?.split(' ')
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.tsx'))
  const classes = files.flatMap((file) =>
    [...readFileSync(join('src', file), 'utf8').matchAll(/className=\{?["'`]([^"'`]+)/g)].flatMap(([, names = '']) =>
      names.split(/\s+/),
    ),
  )
  expect(classes.length).toBeGreaterThan(1000)
  expect(overlooked?.length).toBeGreaterThan(5)
  expect(classes.filter((name) => overlooked?.includes(name.split(':').at(-1) ?? ''))).toEqual([])
})
