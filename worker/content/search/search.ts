import type { SearchAnswer } from '#features/search/schema.ts'
import type { Locale } from '#i18n/locales.ts'
import { perLocale } from '#i18n/per-locale.ts'
import { contentFile } from '#worker/content/embedded/content-file.ts'
import type { ContentSource } from '#worker/content/source.ts'
import type { SearchDocument } from './search-content.ts'
import { openSearch } from './search-pages.ts'

const readSearch = contentFile('search')
const searchIn = perLocale(async (locale) => openSearch(await readSearch(locale)))

const searchOver = (
  scope: SearchAnswer['scope'],
  filterOf: (locale: Locale) => Promise<(document: SearchDocument) => boolean>,
): Pick<ContentSource, 'search'> => ({
  async search(locale, query) {
    if (query.q === '') return { scope, total: 0, total_pages: 0, kinds: [], items: [], nearest: [] }
    return { scope, ...(await searchIn(locale))(query, await filterOf(locale)) }
  },
})

/** Searches all compiled files of `content/`. */
export const embeddedSearch = searchOver('all', async () => () => true)

/**
 * Searches the files that a site with a content server shows (docs/product.md#site-search). `slugsOf`
 * gives the articles that exist: the server may have taken some of the files' back.
 */
export const partialSearch = (slugsOf: (locale: Locale) => Promise<ReadonlySet<string>>) =>
  searchOver('embedded', async (locale) => {
    const slugs = await slugsOf(locale)
    return ({ kind, path }) =>
      kind === 'knowledge-base'
        ? slugs.has(path.slice(path.lastIndexOf('/') + 1))
        : kind === 'guidelines' || kind === 'academy'
  })
