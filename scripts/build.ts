// npm run build [-- --env local|staging|production]: builds into dist/ for one environment of
// wrangler.toml.
import { environments } from './environments.ts'
import { build, endWithParent, refusedSetting } from '#scripts/run/run.ts'

endWithParent()
const [flag = '--env', name = 'local', ...rest] = process.argv.slice(2)
const environment = environments.find((known) => known === name)
if (flag !== '--env' || !environment || rest.length > 0) {
  console.error(`Say what to build for: npm run build -- --env ${environments.join('|')}`)
  process.exit(1)
}

console.log(`Building for ${environment} …`)
const { code, output } = await build(environment)
if (code !== 0) console.error(refusedSetting(output) ?? output)
process.exit(code)
