import { searchKinds, type SearchAnswer, type SearchKind } from '#features/search/schema.ts'
import type { Locale } from '#i18n/locales.ts'
import { openIndex, type SearchContent } from './search-index.ts'
import { contentFile } from '#worker/content/embedded/content-file.ts'

const readSearch = contentFile('search')

/** The search over the site. */
export interface SearchSource {
  /** The best `limit` pages that hold all words of `q`; none for an empty one. */
  search(locale: Locale, query: { q: string; limit: number }): Promise<SearchAnswer>
}

const searches = new WeakMap<SearchContent, ReturnType<typeof openIndex>>()

async function searchIn(locale: Locale) {
  const content = await readSearch(locale)
  const search = searches.get(content) ?? openIndex(content)
  searches.set(content, search)
  return search
}

const searchOver = (scope: SearchAnswer['scope'], kinds: readonly SearchKind[]): SearchSource => ({
  async search(locale, { q, limit }) {
    if (q === '') return { scope, total: 0, items: [] }
    const search = await searchIn(locale)
    return { scope, ...search(q, limit, kinds) }
  },
})

/** All of the compiled files of `content/`. */
export const embeddedSearch = searchOver('all', searchKinds)

/**
 * The compiled files that a site with a content server shows, too (docs/product.md#site-search).
 */
export const partialSearch = searchOver('embedded', ['knowledge-base', 'guidelines', 'academy'])
