import { expect, test } from 'vitest'
import { countFigures, figureTable, withTable } from './count.ts'

const lines = (number: number, line: string) => `${line}\n`.repeat(number)

/** The value of the figure whose name begins with `name`. */
const figure = (files: Record<string, string>, name: string, circles = 0) =>
  countFigures(new Map(Object.entries(files)), circles).find((each) => each.name.startsWith(name))?.value

test('code lines are those of both sides, without tests, generated files, styles and other folders', () => {
  const files = {
    'src/a.tsx': lines(3, 'x()'),
    'src/a.test.tsx': lines(50, 'x()'),
    'src/routeTree.gen.ts': lines(50, 'x()'),
    'src/a.css': lines(50, 'a {}'),
    'worker/b.ts': lines(4, 'x()'),
    'scripts/c.mjs': lines(5, 'x()'),
    'tests/d.ts': lines(50, 'x()'),
  }
  expect(figure(files, 'Lines of code in `src`')).toBe(7)
  expect(figure(files, 'Lines of code in `scripts`')).toBe(5)
})

test('a plugin is an exported function that gives one, a hold is a marked comment', () => {
  const files = {
    'scripts/vite/one.ts': '// Hold: a file of the library.\nexport function one(): Plugin {\n}\n',
    'src/two.ts': '/**\n * Hold: a private field.\n */\nconst text = "Hold: no comment"\n',
    'src/two.test.ts': '// Hold: in a test\n',
  }
  expect(figure(files, 'Own build plugins')).toBe(1)
  expect(figure(files, 'Holds')).toBe(2)
})

test('files above 200 lines are counted with tests and styles, and the longest comment is found', () => {
  const files = {
    'src/200.ts': lines(200, 'x()'),
    'src/201.test.ts': lines(201, 'x()'),
    'src/201.css': lines(201, 'a {}'),
    'docs/long.md': lines(500, 'text'),
    'worker/a.ts': `  // ${'a'.repeat(70)}\nconst text = "${'b'.repeat(300)}"\n`,
  }
  expect(figure(files, 'Files above')).toBe(2)
  expect(figure(files, 'Longest')).toBe(75)
})

test('the table says which targets are reached, and replaces the one of before', () => {
  const figures = [
    { name: 'One', value: 1200, atMost: 1500 },
    { name: 'Two', value: 3, atMost: 2 },
  ]
  const page = withTable('before <!-- figures -->old<!-- /figures --> after', figureTable(figures))
  expect(page).toContain('| One | 1,200 | 1,500 | yes |\n| Two | 3 | 2 | no |')
  expect(page).not.toContain('old')
  expect(withTable(page, figureTable(figures))).toBe(page)
  expect(() => withTable('no markers', '')).toThrow('<!-- figures -->')
})
