// npm run check:content: checks content/ and the interface messages in seconds. Prints a line for each fault.
import { compileContent } from '#scripts/content/compile.ts'
import { sampleNotice } from '#scripts/content/company.ts'
import { readPictures } from '#scripts/pictures/picture-sources.ts'
import { beginCommand, fail } from '#scripts/run/run.ts'
import { messageOf } from '#worker/http/log.ts'

beginCommand('Say: npm run check:content', {})
const sources = await readPictures('content/pictures')
try {
  const { notices } = compileContent('content', sources)
  console.log(['The content has no faults.', ...notices].join('\n'))
} catch (error) {
  fail(messageOf(error))
}
const notice = await sampleNotice('content')
if (notice) console.log(notice)
