// npm run check:content: checks content/ and the words of the interface within seconds, without a
// build. One line a fault.
import { checkContent } from '#scripts/content/compile.ts'
import { sampleNotice } from '#scripts/content/company.ts'
import { readPictures } from '#scripts/pictures/picture-sources.ts'
import { fail } from '#scripts/run/run.ts'

const sources = await readPictures('content/pictures')
const { notices } = await checkContent('content', sources).catch((error: Error) => fail(error.message))
console.log(['The content has no faults.', ...notices].join('\n'))
const notice = await sampleNotice('content')
if (notice) console.log(notice)
