import sites from 'virtual:content/sites'
import { perLocale } from '#i18n/per-locale.ts'
import { embeddedSearch } from '#worker/content/search/search.ts'
import type { ContentSource } from '#worker/content/source.ts'
import { compiledSource } from './compiled-source.ts'
import { contentFile } from './content-file.ts'

/** The compiled knowledge base. */
export const knowledgeBaseFiles = contentFile('knowledge-base')

/** The compiled guidelines. */
export const guidelineFiles = contentFile('guidelines')

/** The compiled academy. */
export const academyFiles = contentFile('academy')

/** The default source: files of `content/`, compiled at build, deployed with the worker. */
export const embeddedContent: ContentSource = {
  ...compiledSource({
    // Part of the worker: data of every page, and all of the home page.
    site: perLocale(async (locale) => (await sites[locale]()).default),
    shared: async () => (await import('virtual:content/shared')).default,
    pages: contentFile('pages'),
    blog: contentFile('blog'),
    'product-updates': contentFile('product-updates'),
    'knowledge-base': knowledgeBaseFiles,
    guidelines: guidelineFiles,
    academy: academyFiles,
  }),
  ...embeddedSearch,
}
