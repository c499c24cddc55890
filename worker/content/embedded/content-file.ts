import { env } from 'cloudflare:workers'
import type { Locale } from '#i18n/locales.ts'
import { perLocale } from '#i18n/per-locale.ts'
import { contentFilePath, textPath, type ContentFile, type LocaleContent } from '#worker/content/compiled.ts'
import type { ContentSource } from '#worker/content/source.ts'

/** A file deployed with the worker. The host says nothing; Vite answers only to this one. */
const fetchFile = (path: string) => env.ASSETS.fetch(`http://localhost${path}`)

/** Reads a part of the compiled content, once a language and isolate. Rejects when it cannot. */
export function contentFile<Name extends ContentFile>(name: Name): (locale: Locale) => Promise<LocaleContent[Name]> {
  return perLocale(async (locale) => {
    const path = contentFilePath(locale, name)
    const answer = await fetchFile(path)
    if (!answer.ok) throw new Error(`The content file ${path} answered ${answer.status}`)
    return answer.json<LocaleContent[Name]>()
  })
}

/** The text of an item as editors wrote it. */
export const findText: ContentSource['findText'] = async (locale, folder, slug) => {
  const answer = await fetchFile(textPath(`${locale}/${folder}/${slug}.md`))
  return answer.ok ? answer.text() : undefined
}
