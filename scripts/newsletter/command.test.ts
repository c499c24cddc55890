import { parseArgs } from 'node:util'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { Command, commandLine, dashedLast, usage } from './command.ts'

const id = '6f9619ff-8b86-4d01-b42d-00cf4fc964ff'

/** What a command line asks for, or why it is refused. */
function read(args: string[]) {
  const { values, positionals } = parseArgs({ ...commandLine, args: dashedLast(args) })
  const [name, ...which] = positionals
  const { success, output, issues } = v.safeParse(Command, { ...values, name, which })
  return success ? output : issues[0].message
}

const local = { env: 'local' }

test.each([
  [['list'], { name: 'list', which: [], ...local }],
  [['export', '--env', 'production'], { name: 'export', which: [], env: 'production' }],
  [['list', '--env', 'staging'], { name: 'list', which: [], env: 'staging' }],
  [['retry'], { name: 'retry', which: [], ...local }],
  [['retry', id, "o'hara@example.com"], { name: 'retry', which: [id, "o'hara@example.com"], ...local }],
  [['delete', 'an@example.com', '--env', 'staging'], { name: 'delete', which: ['an@example.com'], env: 'staging' }],
  [['delete', '-1@example.com', '--env', 'staging'], { name: 'delete', which: ['-1@example.com'], env: 'staging' }],
  [['forget', '--env', 'production'], { name: 'forget', which: [], env: 'production' }],
])('%j is a command', (args, command) => {
  expect(read(args)).toEqual(command)
})

test.each([
  [[], usage],
  [['drop'], usage],
  [['delete'], usage],
  [['delete', 'everybody'], '"everybody" is neither an id nor an address such as an@example.com'],
  [['list', 'name@example.com'], usage],
  [['retry', "x' OR 1=1"], '"x\' OR 1=1" is neither an id nor an address such as an@example.com'],
  [['export', '--env', 'elsewhere'], usage],
])('%j is refused', (args, problem) => {
  expect(read(args)).toBe(problem)
})

test.each([[['export', '--all']], [['export', '--env']], [['export', '--remote']]])(
  '%j has an unknown option',
  (args) => {
    expect(() => read(args)).toThrow(/option/i)
  },
)
