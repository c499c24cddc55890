// npm start [-- --port 9000] [-- --var NAME:VALUE]: builds, migrates and serves the site on this
// machine.
import { answers, build, endWithParent, migrate, refusedSetting, serve, stop } from '#scripts/run/run.ts'

endWithParent()

/** Where local D1 and KV live between starts. */
const stateFolder = '.wrangler/state'
const args = process.argv.slice(2)
const portAt = args.indexOf('--port')
const port = portAt >= 0 ? (args[portAt + 1] ?? '8787') : '8787'

for (const [what, step] of [
  ['Building', () => build()],
  ['Applying the D1 migrations', () => migrate(stateFolder)],
] as const) {
  console.log(`${what} …`)
  const { code, output } = await step()
  if (code !== 0) {
    console.error(output)
    process.exit(code)
  }
}

const address = `http://localhost:${port}`
const server = serve(stateFolder, [
  ...(portAt >= 0 ? [] : ['--port', port]),
  // Links to its own pages lead back to it.
  ...(args.some((arg) => arg.includes('PUBLIC_URL:')) ? [] : ['--var', `PUBLIC_URL:${address}`]),
  ...args,
])
let log = ''
let ended = false
/** A setting that the worker refuses ends its start; wrangler itself would wait for a change. */
const refusal = () => refusedSetting(log)
for (const stream of [server.stdout, server.stderr]) stream?.on('data', (chunk) => (log += chunk))
server.on('close', () => (ended = true))

const up = await answers(address, () => ended || refusal() !== undefined)
if (!up || refusal()) {
  console.error(refusal() ?? log)
  stop(server)
  process.exit(1)
}
console.log(`Helmsway is at ${address}`)
for (const stream of [server.stdout, server.stderr]) stream?.pipe(process.stdout)
log = ''
server.on('close', (code) => process.exit(code ?? 1))
