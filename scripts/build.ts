// npm run build [-- --env local|staging|production]: builds into dist/ for one environment of
// wrangler.toml.
import { environments } from './environments.ts'
import { buildFirst, endWithParent, fail, readArguments } from '#scripts/run/run.ts'

endWithParent()
const usage = `Say what to build for: npm run build -- --env ${environments.join('|')}`
const { env } = readArguments({ options: { env: { type: 'string', default: 'local' } } }, usage).values
await buildFirst(environments.find((known) => known === env) ?? fail(usage))
