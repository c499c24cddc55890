// npm start [-- --port 9000] [-- --var NAME:VALUE]: builds, migrates and serves the site on this
// machine.
import { beginCommand, buildFirst, fail, freePort, serve } from '#scripts/run/run.ts'
import { localState, migrations } from '#scripts/run/wrangler.ts'

const options = { port: { type: 'string', default: '8787' }, var: { type: 'string', multiple: true } } as const
const { port, var: vars = [] } = beginCommand('Say: npm start -- [--port 9000] [--var NAME:VALUE …]', {
  options,
}).values
await freePort(Number(port)).catch(() =>
  fail(`Port ${port} cannot be used. Is the site running already? Another port: npm start -- --port 9000`),
)
await buildFirst()
console.log('Applying the D1 migrations …')
await migrations('apply', 'local')
const address = `http://localhost:${port}`
const settings = vars.flatMap((setting) => ['--var', setting])
const server = await serve(localState, address, settings)
console.log(`Helmsway is at ${address}`)
for (const stream of [server.stdout, server.stderr]) stream?.pipe(process.stdout)
server.on('close', (code) => process.exit(code ?? 1))
