// npm run check:content [-- --watch]: checks content/ and the interface messages in seconds. Prints a line
// for each fault. --watch repeats it after each change.
import { watch } from 'node:fs'
import { compileContent } from '#scripts/content/compile.ts'
import { localeCodes } from '#i18n/locales.ts'
import { descriptionFaults } from '#scripts/content/description-rules.ts'
import { unansweredQuestions } from '#scripts/content/search.ts'
import { sampleNotice } from '#scripts/content/company.ts'
import { writeSchemas } from '#scripts/content/editor-schemas.ts'
import { drawAccounts } from '#scripts/pictures/account-drawings.ts'
import { readPictures } from '#scripts/pictures/picture-sources.ts'
import { beginCommand, fail } from '#scripts/run/run.ts'
import { messageOf } from '#worker/http/log.ts'

const options = { watch: { type: 'boolean' } } as const
const { values } = beginCommand('Say: npm run check:content [-- --watch]', { options })

async function check(): Promise<void> {
  await drawAccounts('content')
  const content = compileContent('content', await readPictures('content/pictures'))
  await writeSchemas(content.schemas)
  const described = localeCodes.flatMap((locale) =>
    descriptionFaults(content[locale], content[locale].site.frame.brand.name, locale),
  )
  if (described.length > 0) throw new Error(['Titles and descriptions:', ...described].join('\n  '))
  const unanswered = localeCodes.flatMap((locale) => unansweredQuestions(content[locale], locale))
  if (unanswered.length > 0) throw new Error(['The search misses:', ...unanswered].join('\n  '))
  const samples = await sampleNotice('content')
  console.log(['The content has no faults.', ...content.notices, ...(samples ? [samples] : [])].join('\n'))
}

/** The problem matchers of `.vscode/tasks.json` read these lines. */
async function checkAgain(): Promise<void> {
  console.log('Checking the content …')
  await check().catch((error: unknown) => console.log(messageOf(error)))
  console.log('Checked. Waiting for a change …')
}

if (values.watch) {
  let timer: NodeJS.Timeout | undefined
  for (const folder of ['content', 'src/i18n/messages'])
    watch(folder, { recursive: true }, () => {
      clearTimeout(timer)
      timer = setTimeout(() => void checkAgain(), 200)
    })
  await checkAgain()
} else await check().catch((error: unknown) => fail(messageOf(error)))
