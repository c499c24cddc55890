// npm run check:content: checks content/ and the words of the interface within seconds, without a
// build. One line a fault.
import { checkContent } from '#scripts/content/compile.ts'
import { sampleNotice } from '#scripts/content/company.ts'
import { readPictures } from '#scripts/pictures/picture-sources.ts'
import { fail } from '#scripts/run/run.ts'

await checkContent('content', await readPictures('content/pictures')).catch((error: Error) => fail(error.message))
console.log('The content has no faults.')
const notice = await sampleNotice('content')
if (notice) console.log(notice)
