// npm start [-- --port 9000] [-- --ip 0.0.0.0] [-- --var NAME:VALUE] [-- --remote]: builds, migrates and
// serves the site on this machine. --remote uses the content server of the tests.
import { beginCommand, buildFirst, fail, freePort, serve } from '#scripts/run/run.ts'
import { localState, applyMigrations } from '#scripts/run/wrangler.ts'
import { settingNames } from '#worker/settings.ts'

const options = {
  port: { type: 'string', default: '8787' },
  ip: { type: 'string', default: 'localhost' },
  var: { type: 'string', multiple: true },
  remote: { type: 'boolean' },
} as const
const usage = 'Say: npm start -- [--port 9000] [--ip 0.0.0.0] [--var NAME:VALUE …] [--remote]'
const { port, ip, var: vars = [], remote } = beginCommand(usage, { options }).values
if (!/^[1-9]\d{0,4}$/.test(port)) fail(`"${port}" is no port. ${usage}`)
for (const setting of vars) {
  const [name = '', separator] = setting.split(/([:=])/)
  if (!settingNames.includes(name)) fail(`No setting is called "${name}"; there are ${settingNames.join(', ')}`)
  if (separator !== ':') fail(`Write a colon after the name: npm start -- --var ${name}:VALUE`)
}
await freePort(Number(port)).catch(() =>
  fail(`Port ${port} cannot be used. Is the site running already? Another port: npm start -- --port 9000`),
)
await buildFirst()
console.log('Applying the D1 migrations …')
await applyMigrations('local')
if (remote) {
  const { startContentServer } = await import('#tests/support/content-server.ts')
  const { address } = await startContentServer(8055)
  vars.push(`CONTENT_API_URL:${address}`)
  console.log(`The content server is at ${address}. It fails after: curl -d '{"fault":"refuse"}' ${address}/__control`)
}
const address = `http://localhost:${port}`
const settings = vars.flatMap((setting) => ['--var', setting])
const server = await serve(localState, address, ['--ip', ip, ...settings])
console.log(`Helmsway is at ${address}`)
for (const stream of [server.stdout, server.stderr]) stream?.pipe(process.stdout)
server.on('close', (code) => process.exit(code ?? 1))
