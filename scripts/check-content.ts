// npm run check:content: checks content/ and the interface messages in seconds. Prints a line for each fault.
import { compileContent } from '#scripts/content/compile.ts'
import { localeCodes } from '#i18n/locales.ts'
import { unansweredQuestions } from '#scripts/content/search.ts'
import { sampleNotice } from '#scripts/content/company.ts'
import { readPictures } from '#scripts/pictures/picture-sources.ts'
import { fail } from '#scripts/run/run.ts'
import { messageOf } from '#worker/http/log.ts'

const sources = await readPictures('content/pictures')
try {
  const content = compileContent('content', sources)
  const unanswered = localeCodes.flatMap((locale) => unansweredQuestions(content[locale], locale))
  if (unanswered.length > 0) throw new Error(['The search misses:', ...unanswered].join('\n  '))
  console.log(['The content has no faults.', ...content.notices].join('\n'))
} catch (error) {
  fail(messageOf(error))
}
const notice = await sampleNotice('content')
if (notice) console.log(notice)
