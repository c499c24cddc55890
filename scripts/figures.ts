// npm run figures: counts what docs/architecture.md sets limits for, prints it and writes it there.
import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { countFigures, figureTable, withTable } from '#scripts/figures/count.ts'

const page = 'docs/architecture.md'
const ask = (command: string, ...args: string[]) => execFileSync(command, args, { encoding: 'utf8' })

const paths = ask('git', 'ls-files', 'src', 'worker', 'scripts', 'tests', 'bench').trim().split('\n')
const files = new Map(paths.map((path) => [path, readFileSync(path, 'utf8')]))
// As a warning: a circle is counted here, it does not end the script. The linter leaves out those
// with the generated route tree.
const { diagnostics } = JSON.parse(ask('oxlint', '-A', 'all', '-W', 'import/no-cycle', '--format', 'json'))
const table = figureTable(countFigures(files, diagnostics.length))
writeFileSync(page, withTable(readFileSync(page, 'utf8'), table))
console.log(table)
