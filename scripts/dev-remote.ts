// npm run dev:remote [-- --port 9000]: the site against the content server of the tests, each on
// this machine.
import { startContentServer } from '#tests/support/content-server.ts'

const contentPort = 8055
const { address } = await startContentServer(contentPort)
console.log(`The content server is at ${address}; make it fail, or well again, with`)
console.log(`  curl -so /dev/null -d '{"fault":"refuse"}' ${address}/__control`)
console.log(`  curl -so /dev/null -d '{}' ${address}/__control`)

process.argv.push('--var', `CONTENT_API_URL:${address}`)
await import('./start.ts')
