// npm run deploy -- staging|production [--dry-run]: builds for that environment and uploads the
// build.
import { spawnSync } from 'node:child_process'
import { readTarget } from './environments.ts'
import { build, builtConfig, endWithParent, refusedSetting } from '#scripts/run/run.ts'

endWithParent()

/** Ends with what went wrong. */
function fail(sentence: string): never {
  console.error(sentence)
  process.exit(1)
}

const [environment, ...flags] = process.argv.slice(2)
if ((environment !== 'staging' && environment !== 'production') || flags.some((flag) => flag !== '--dry-run'))
  fail('Say where to: npm run deploy -- staging|production [--dry-run]')

console.log(`Building for ${environment} …`)
const { code, output } = await build(environment)
if (code !== 0) fail(refusedSetting(output) ?? output)
const target = await readTarget(builtConfig, environment).catch((error: Error) => fail(error.message))
console.log(`Target: ${target}`)
// Follows .wrangler/deploy/config.json to the build, and refuses it when it was made for another
// environment.
const { status } = spawnSync('wrangler', ['deploy', '--env', environment, ...flags], { stdio: 'inherit' })
process.exit(status ?? 1)
