import { writeFileSync } from 'node:fs'
import { startSite } from '#tests/support/site.ts'
const site = await startSite({}, { migrated: true })
writeFileSync('/tmp/fwork/url', site.url)
console.log(site.url)
process.on('SIGTERM', async () => { await site.end(); process.exit(0) })
setInterval(() => {}, 1000)
