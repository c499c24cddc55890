/** Text of each file by its path in the repository. */
type Files = ReadonlyMap<string, string>

/** One figure, what it may be at most, and whether it is. */
export interface Figure {
  name: string
  value: number
  atMost: number
}

const isCode = (path: string) => /\.(ts|tsx|mjs)$/.test(path)
const isStyle = (path: string) => path.endsWith('.css')
const isTest = (path: string) => /\.(test|spec)\.tsx?$/.test(path)
const isGenerated = (path: string) => path.endsWith('.gen.ts') || path === 'worker-configuration.d.ts'
const isBelow = (path: string, folders: readonly string[]) => folders.some((folder) => path.startsWith(`${folder}/`))

const linesOf = (text: string) => text.replace(/\n$/, '').split('\n')

/** Code lines with blank ones and comments, without tests and generated files. */
function codeLines(files: Files, folders: readonly string[]): number {
  const counted = [...files].filter(
    ([path]) => isBelow(path, folders) && isCode(path) && !isTest(path) && !isGenerated(path),
  )
  return counted.reduce((sum, [, text]) => sum + linesOf(text).length, 0)
}

const written = (files: Files) => [...files].filter(([path]) => (isCode(path) || isStyle(path)) && !isGenerated(path))

/** Lines of all files that are nothing but a comment. */
const commentLines = (files: Files) =>
  written(files).flatMap(([, text]) => linesOf(text).filter((line) => /^\s*(\/\/|\/\*|\*(\s|\/|$))/.test(line)))

const count = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].length

/**
 * The figures of docs/architecture.md. A hold on a library's internals has the comment `Hold:`
 * where it stands. `circles` is what the linter counted.
 */
export function countFigures(files: Files, circles: number): Figure[] {
  const code = [...files].filter(([path]) => isCode(path) && !isTest(path))
  const holds = code.reduce((sum, [, text]) => sum + count(text, /^\s*(\/\/|\*) Hold: /gm), 0)
  const plugins = code.reduce((sum, [, text]) => sum + count(text, /^export function \w+\(.*\): Plugin\b/gm), 0)
  const longFiles = written(files).filter(([, text]) => linesOf(text).length > 200)
  const longestComment = Math.max(0, ...commentLines(files).map((line) => line.length))
  return [
    { name: 'Lines of code in `src` and `worker`', value: codeLines(files, ['src', 'worker']), atMost: 13_500 },
    { name: 'Lines of code in `scripts`', value: codeLines(files, ['scripts']), atMost: 2300 },
    { name: 'Own build plugins', value: plugins, atMost: 4 },
    { name: "Holds on libraries' internals", value: holds, atMost: 6 },
    { name: 'Circles of imports, types included', value: circles, atMost: 0 },
    { name: 'Files above 200 lines', value: longFiles.length, atMost: 0 },
    { name: 'Longest comment line', value: longestComment, atMost: 110 },
  ]
}

/** The figures as a Markdown table. */
export function figureTable(figures: readonly Figure[]): string {
  const rows = figures.map(({ name, value, atMost }) => {
    const reached = value <= atMost ? 'yes' : 'no'
    return `| ${name} | ${value.toLocaleString('en')} | ${atMost.toLocaleString('en')} | ${reached} |`
  })
  return ['| What | Now | At most | Reached |', '| --- | ---: | ---: | --- |', ...rows].join('\n')
}

const [begin, end] = ['<!-- figures -->', '<!-- /figures -->']

/** `page` with `table` between its two markers. Throws when a marker is missing. */
export function withTable(page: string, table: string): string {
  const [from, to] = [page.indexOf(begin), page.indexOf(end)]
  if (from < 0 || to < from) throw new Error(`The page must hold ${begin} and then ${end}`)
  return `${page.slice(0, from + begin.length)}\n\n${table}\n\n${page.slice(to)}`
}
