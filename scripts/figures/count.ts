/** One figure, what it may be at most, and whether it is. */
interface Figure {
  name: string
  value: number
  atMost: number
}

const isTest = (path: string) => /\.(test|spec)\.tsx?$/.test(path)
const linesOf = (text: string) => text.replace(/\n$/, '').split('\n')

/**
 * The figures of docs/architecture.md, from the text of each file by its path. A hold on a
 * library's internals has the comment `Hold:` where it stands. `circles` is what the linter counted.
 */
export function countFigures(files: ReadonlyMap<string, string>, circles: number): Figure[] {
  const written = [...files].filter(([path]) => /\.(ts|tsx|mjs|css)$/.test(path) && !path.endsWith('.gen.ts'))
  const code = written.filter(([path]) => !path.endsWith('.css') && !isTest(path))
  /** Lines of code, blank ones and comments included. */
  const codeLines = (folders: RegExp) =>
    code.flatMap(([path, text]) => (folders.test(path) ? linesOf(text) : [])).length
  const matches = (pattern: RegExp) => code.flatMap(([, text]) => text.match(pattern) ?? []).length
  const lines = written.map(([, text]) => linesOf(text))
  const comments = lines.flat().filter((line) => /^\s*(\/\/|\/\*|\*(\s|\/|$))/.test(line))
  return [
    { name: 'Lines of code in `src` and `worker`', value: codeLines(/^(src|worker)\//), atMost: 13_500 },
    { name: 'Lines of code in `scripts`', value: codeLines(/^scripts\//), atMost: 2300 },
    { name: 'Own build plugins', value: matches(/^export function \w+\(.*\): Plugin\b/gm), atMost: 4 },
    { name: "Holds on libraries' internals", value: matches(/^\s*(\/\/|\*) Hold: /gm), atMost: 6 },
    { name: 'Circles of imports, types included', value: circles, atMost: 0 },
    { name: 'Files above 200 lines', value: lines.filter((file) => file.length > 200).length, atMost: 0 },
    { name: 'Longest comment line', value: Math.max(0, ...comments.map((line) => line.length)), atMost: 110 },
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

const place = /(?<=<!-- figures -->).*(?=<!-- \/figures -->)/s

/** `page` with `table` between its two markers. Throws when a marker is missing. */
export function withTable(page: string, table: string): string {
  if (!place.test(page)) throw new Error('The page must hold <!-- figures --> and then <!-- /figures -->')
  return page.replace(place, () => `\n\n${table}\n\n`)
}
