import { env } from 'cloudflare:workers'
import type { Locale } from '#i18n/locales.ts'
import { perLocale } from '#i18n/per-locale.ts'
import { contentFilePath, type ContentFile, type LocaleContent } from '#worker/content/compiled.ts'

/** Reads a part of the compiled content, once for each language and isolate. Rejects when ASSETS fails. */
export function contentFile<Name extends ContentFile>(name: Name): (locale: Locale) => Promise<LocaleContent[Name]> {
  return perLocale(async (locale) => {
    const path = contentFilePath(locale, name)
    // The binding ignores the host, but Vite answers only to this one.
    const answer = await env.ASSETS.fetch(`http://localhost${path}`)
    if (!answer.ok) throw new Error(`The content file ${path} answered ${answer.status}`)
    return answer.json<LocaleContent[Name]>()
  })
}
