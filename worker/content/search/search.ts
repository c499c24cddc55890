import type { SearchAnswer, SearchKind } from '#features/search/schema.ts'
import { perLocale } from '#i18n/per-locale.ts'
import { searchKinds } from '#model/kinds.ts'
import { contentFile } from '#worker/content/embedded/content-file.ts'
import type { ContentSource } from '#worker/content/source.ts'
import { openSearch } from './search-pages.ts'

const readSearch = contentFile('search')
const searchIn = perLocale(async (locale) => openSearch(await readSearch(locale)))

const searchOver = (scope: SearchAnswer['scope'], kinds: readonly SearchKind[]): Pick<ContentSource, 'search'> => ({
  async search(locale, query) {
    if (query.q === '') return { scope, total: 0, total_pages: 0, kinds: [], items: [], nearest: [] }
    return { scope, ...(await searchIn(locale))(query, kinds) }
  },
})

/** Searches all compiled files of `content/`. */
export const embeddedSearch = searchOver('all', searchKinds)

/** Searches the files that a site with a content server shows (docs/product.md#site-search). */
export const partialSearch = searchOver('embedded', ['knowledge-base', 'guidelines', 'academy'])
