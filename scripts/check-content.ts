// npm run check:content: checks content/ and the words of the interface within seconds, without a
// build. One line a fault.
import { readdir } from 'node:fs/promises'
import { compileContent } from '#scripts/content/compile.ts'
import { sampleNotice } from '#scripts/content/company.ts'
import { fail } from '#scripts/run/run.ts'

const pictures = (await readdir('content/pictures')).map((name) => name.replace(/\.svg$/, ''))
const { notices } = await compileContent('content', new Set(pictures)).catch((error: Error) => fail(error.message))
console.log(['The content has no faults.', ...notices].join('\n'))
const notice = await sampleNotice('content')
if (notice) console.log(notice)
