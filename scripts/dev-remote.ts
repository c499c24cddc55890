// npm run dev:remote [-- --port 9000]: the site against the content server of the tests, each on this machine.
import { spawn } from 'node:child_process'
import { startContentServer } from '#tests/support/content-server.ts'

const contentPort = 8055
const { address, close } = await startContentServer(contentPort)
console.log(`The content server is at ${address}; make it fail, or well again, with`)
console.log(`  curl -d '{"fault":"refuse"}' ${address}/__control`)
console.log(`  curl -d '{}' ${address}/__control`)

const site = spawn(
  process.execPath,
  ['scripts/start.ts', '--var', `CONTENT_API_URL:${address}`, ...process.argv.slice(2)],
  { stdio: 'inherit' },
)
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => site.kill(signal))
site.on('close', (code) => void close().then(() => process.exit(code ?? 0)))
