// npm run notices: writes the licences of what reaches worker or browser; a test tells when it is due.
import { writeFile } from 'node:fs/promises'
import { thirdPartyNotices } from '#scripts/notices/third-party.ts'

await writeFile('public/third-party-notices.txt', thirdPartyNotices())
