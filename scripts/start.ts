// npm start [-- --port 9000] [-- --var NAME:VALUE]: builds, migrates and serves the site on this
// machine.
import { buildFirst, endWithParent, fail, freePort, readArguments, serve } from '#scripts/run/run.ts'
import { migrate } from '#scripts/run/wrangler.ts'

endWithParent()
const options = { port: { type: 'string', default: '8787' }, var: { type: 'string', multiple: true } } as const
const usage = 'Say: npm start -- [--port 9000] [--var NAME:VALUE …]'
const { port, var: vars = [] } = readArguments({ options }, usage).values

/** Where local D1 and KV live between starts. */
const stateFolder = '.wrangler/state'
const address = `http://localhost:${port}`
await freePort(Number(port)).catch(() =>
  fail(`Port ${port} cannot be used. Is the site running already? Another port: npm start -- --port 9000`),
)
await buildFirst()
console.log('Applying the D1 migrations …')
const failed = (error: Error) => fail(error.message)
await migrate(stateFolder).catch(failed)
const settings = vars.flatMap((setting) => ['--var', setting])
const server = await serve(stateFolder, address, settings).catch(failed)
console.log(`Helmsway is at ${address}`)
for (const stream of [server.stdout, server.stderr]) stream?.pipe(process.stdout)
server.on('close', (code) => process.exit(code ?? 1))
