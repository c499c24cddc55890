// npm run figures: counts what docs/architecture.md sets limits for, prints it and writes it there.
import { execFileSync } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { countFigures, figureTable, withTable } from '#scripts/figures/count.ts'

const page = 'docs/architecture.md'
const folders = ['src', 'worker', 'scripts', 'tests', 'bench']

/**
 * Circles of imports that the linter finds; those with the generated route tree are not among them.
 */
function countCircles(): number {
  // As a warning: a circle is counted here, it does not end the script.
  const args = ['-A', 'all', '-W', 'import/no-cycle', '--format', 'json']
  const output = execFileSync('oxlint', args, { encoding: 'utf8' })
  const { diagnostics } = JSON.parse(output)
  return diagnostics.length
}

const paths = execFileSync('git', ['ls-files', ...folders], { encoding: 'utf8' })
  .trim()
  .split('\n')
const texts = await Promise.all(
  paths.map(async (path): Promise<[string, string]> => [path, await readFile(path, 'utf8')]),
)
const table = figureTable(countFigures(new Map(texts), countCircles()))
await writeFile(page, withTable(await readFile(page, 'utf8'), table))
console.log(table)
