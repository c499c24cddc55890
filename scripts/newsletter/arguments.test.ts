import { expect, test } from 'vitest'
import { parseArguments } from './arguments.ts'

const id = '6f9619ff-8b86-4d01-b42d-00cf4fc964ff'

test.each([
  [['list'], { name: 'list', which: [], environment: 'local' }],
  [['export', '--remote', '--env', 'production'], { name: 'export', which: [], environment: 'production' }],
  [['list', '--env', 'staging', '--remote'], { name: 'list', which: [], environment: 'staging' }],
  [['retry'], { name: 'retry', which: [], environment: 'local' }],
  [['retry', id, "o'hara@example.com"], { name: 'retry', which: [id, "o'hara@example.com"], environment: 'local' }],
  [
    ['delete', 'an@example.com', '--env', 'staging', '--remote'],
    { name: 'delete', which: ['an@example.com'], environment: 'staging' },
  ],
  [
    ['delete', 'an@example.com', '--content-server', 'https://cms.example'],
    { name: 'delete', which: ['an@example.com'], environment: 'local', contentServer: 'https://cms.example' },
  ],
])('%j is understood', (args, command) => {
  expect(parseArguments(args)).toEqual(command)
})

test.each([
  [[], 'Say what to do: list, export, retry or delete'],
  [['drop'], 'Unknown command "drop"'],
  [['--remote'], 'Say what to do: list, export, retry or delete'],
  [['delete', '--remote'], 'Say whom to delete: addresses or ids'],
  [['delete', 'everybody'], '"everybody" is not understood here'],
  [['list', 'name@example.com'], '"name@example.com" is not understood here'],
  [['retry', "x' OR 1=1"], '"x\' OR 1=1" is not understood here'],
  [['export', '--all'], '"--all" is not understood here'],
  [['export', '--env', 'elsewhere'], 'Say --env production --remote, --env staging --remote, or neither of both'],
  [['export', '--env'], 'Say --env production --remote, --env staging --remote, or neither of both'],
  [['export', '--remote=no'], 'Say --env production --remote, --env staging --remote, or neither of both'],
  [['export', '--remote'], 'Say --env production --remote, --env staging --remote, or neither of both'],
  [['retry', '--env', 'production'], 'Say --env production --remote, --env staging --remote, or neither of both'],
  [
    ['delete', 'an@example.com', '--content-server', 'cms.example'],
    '--content-server takes the address of the content server, and goes with delete alone',
  ],
  [
    ['retry', '--content-server', 'https://cms.example'],
    '--content-server takes the address of the content server, and goes with delete alone',
  ],
])('%j is not', (args, problem) => {
  expect(parseArguments(args)).toEqual({ problem })
})
