import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { FaqItem, Home } from '#features/home/schema.ts'
import type english from '#i18n/messages/en.json'
import type { Locale } from '#i18n/locales.ts'
import { ContentReader } from '#scripts/content/reader.ts'
import { fillReferences, readReferences } from '#scripts/content/references.ts'
import { sitePath } from '#scripts/site-folder.ts'
import { sampleLocales } from '#tests/support/sample-locales.ts'

const SiteSeo = v.object({
  seo_urls: v.array(v.object({ router_name: v.string(), seo_detail: v.object({ meta_title: v.string() }) })),
})

const references = readReferences(new ContentReader(sitePath('content'), new Map()))

/** A file of the sample site's content, with its references filled in. */
export function readContent(locale: Locale, name: string): unknown {
  const text = readFileSync(join(sitePath('content'), locale, `${name}.json`), 'utf8')
  return JSON.parse(references ? fillReferences(locale, text, references[locale], true).text : text)
}

/** The interface texts of a language. */
export function messagesOf(locale: Locale): typeof english {
  return JSON.parse(readFileSync(new URL(`../../src/i18n/messages/${locale}.json`, import.meta.url), 'utf8'))
}

export type TestedLocale = (typeof sampleLocales)[number]

function contentOf(locale: TestedLocale) {
  const seo = v.parse(SiteSeo, readContent(locale, 'site')).seo_urls.find((record) => record.router_name === 'index')
  return {
    locale,
    /** The home page as editors wrote it. */
    home: v.parse(v.required(Home), readContent(locale, 'home')),
    /** The questions that the home page shows. */
    faq: v
      .parse(v.array(FaqItem), readContent(locale, 'faq'))
      .filter(({ faq_id }) => faq_id.status === 'published' && faq_id.is_feature),
    title: seo?.seo_detail.meta_title ?? '',
    /** The interface texts. */
    words: messagesOf(locale),
  }
}

/**
 * The expected content of the pages for each language, read from the content files and messages.
 */
export const languages = sampleLocales.map(contentOf)
