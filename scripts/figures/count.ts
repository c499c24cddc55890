/** Text of each file by its path in the repository. */
type Files = ReadonlyMap<string, string>

/** One figure, what it may be at most, and whether it is. */
export interface Figure {
  name: string
  value: number
  atMost: number
}

const isTest = (path: string) => /\.(test|spec)\.tsx?$/.test(path)
const isGenerated = (path: string) => /\.gen\.ts$|^worker-configuration\.d\.ts$/.test(path)
const linesOf = (text: string) => text.replace(/\n$/, '').split('\n')

/**
 * The figures of docs/architecture.md. A hold on a library's internals has the comment `Hold:`
 * where it stands. `circles` is what the linter counted.
 */
export function countFigures(files: Files, circles: number): Figure[] {
  const written = [...files].filter(([path]) => /\.(ts|tsx|mjs|css)$/.test(path) && !isGenerated(path))
  const code = written.filter(([path]) => !path.endsWith('.css') && !isTest(path))
  const sum = (numbers: number[]) => numbers.reduce((all, number) => all + number, 0)
  /** Lines of code, blank ones and comments included. */
  const codeLines = (folders: RegExp) =>
    sum(code.map(([path, text]) => (folders.test(path) ? linesOf(text).length : 0)))
  const matches = (pattern: RegExp) => sum(code.map(([, text]) => [...text.matchAll(pattern)].length))
  const lines = written.map(([, text]) => linesOf(text))
  const comments = lines.flat().filter((line) => /^\s*(\/\/|\/\*|\*(\s|\/|$))/.test(line))
  const longestComment = Math.max(0, ...comments.map((line) => line.length))
  return [
    { name: 'Lines of code in `src` and `worker`', value: codeLines(/^(src|worker)\//), atMost: 13_500 },
    { name: 'Lines of code in `scripts`', value: codeLines(/^scripts\//), atMost: 2300 },
    { name: 'Own build plugins', value: matches(/^export function \w+\(.*\): Plugin\b/gm), atMost: 4 },
    { name: "Holds on libraries' internals", value: matches(/^\s*(\/\/|\*) Hold: /gm), atMost: 6 },
    { name: 'Circles of imports, types included', value: circles, atMost: 0 },
    { name: 'Files above 200 lines', value: lines.filter((file) => file.length > 200).length, atMost: 0 },
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
