import type { CompiledContent } from '../../scripts/content/compile.ts'
import { factsOf, wordsOf } from '../../scripts/content/academy-facts.ts'
import { defaultLocale } from '../../src/i18n/locales.ts'
import { withFileRecords, type RemoteLesson } from '../../worker/cms/remote-academy.ts'
import type { Files } from './files.ts'
import type { ServerContent } from './read.ts'
import type { Text } from './text.ts'

const textOf = ({ content, seo_detail: seo }: RemoteLesson): Text => ({ front: { seo }, html: content })

/** Writes the academy, if the server has it. Records that the server does not know stay. */
export async function writeAcademy(files: Files, before: CompiledContent, now: ServerContent): Promise<void> {
  for (const [locale, { academy }] of now.locales) {
    if (!academy) continue
    const { source: old, texts: oldTexts } = before[locale].academy
    const { texts, ...own } = academy
    const source = withFileRecords(own, old)
    if (locale === defaultLocale) await files.merge('academy.json', factsOf(old), factsOf(source))
    await files.merge(`${locale}/academy.json`, wordsOf(old), wordsOf(source))
    const lessons = source.lessons.flatMap((id): [string, Text][] => {
      const text = texts.get(id) ?? (own.known.includes(id) ? undefined : oldTexts[id])
      return text ? [[id, textOf(text)]] : []
    })
    const inFiles = Object.entries(oldTexts).map(([id, text]): [string, Text] => [id, textOf(text)])
    await files.texts(`${locale}/academy`, new Map(inFiles), new Map(lessons))
  }
}
