// npm run deploy -- staging|production [--dry-run]: builds for that environment and uploads the
// build.
import { spawnSync } from 'node:child_process'
import { sampleNotice } from './content/company.ts'
import { readTarget } from './environments.ts'
import { buildFirst, builtConfig, endWithParent, fail, readArguments } from '#scripts/run/run.ts'

endWithParent()
const usage = 'Say where to: npm run deploy -- staging|production [--dry-run]'
const options = { 'dry-run': { type: 'boolean', default: false } } as const
const { values, positionals } = readArguments({ options, allowPositionals: true }, usage)
const [environment, ...rest] = positionals
if ((environment !== 'staging' && environment !== 'production') || rest.length > 0) fail(usage)
// Before the build, which takes long.
const samples = environment === 'production' && !values['dry-run'] ? await sampleNotice('content') : undefined
if (samples) fail(`${samples}. Fill them in and empty "sample" before a deploy to production`)

await buildFirst(environment)
const target = await readTarget(builtConfig, environment).catch((error: Error) => fail(error.message))
console.log(`Target: ${target}`)
// Follows .wrangler/deploy/config.json to the build, and refuses it when it was made for another
// environment.
const flags = values['dry-run'] ? ['--dry-run'] : []
const { status } = spawnSync('wrangler', ['deploy', '--env', environment, ...flags], { stdio: 'inherit' })
process.exit(status ?? 1)
