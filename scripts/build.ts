// npm run build [-- --env local|staging|production]: builds into dist/ for one environment of
// wrangler.toml.
import { environments } from './environments.ts'
import { beginCommand, buildFirst, fail } from '#scripts/run/run.ts'

const usage = `Say what to build for: npm run build -- --env ${environments.join('|')}`
const { env } = beginCommand(usage, { options: { env: { type: 'string', default: 'local' } } }).values
await buildFirst(environments.find((known) => known === env) ?? fail(usage))
