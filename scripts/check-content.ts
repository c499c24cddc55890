// npm run check:content: checks content/ and the interface messages in seconds. Prints a line for each fault.
import { compileContent } from '#scripts/content/compile.ts'
import { sampleNotice } from '#scripts/content/company.ts'
import { drawAccounts } from '#scripts/pictures/account-drawings.ts'
import { readPictures } from '#scripts/pictures/picture-sources.ts'
import { fail } from '#scripts/run/run.ts'
import { messageOf } from '#worker/http/log.ts'

await drawAccounts('content')
const sources = await readPictures('content/pictures')
try {
  const { notices } = compileContent('content', sources)
  console.log(['The content has no faults.', ...notices].join('\n'))
} catch (error) {
  fail(messageOf(error))
}
const notice = await sampleNotice('content')
if (notice) console.log(notice)
