import { searchKinds, type SearchAnswer, type SearchKind } from '#features/search/schema.ts'
import { perLocale } from '#i18n/per-locale.ts'
import { contentFile } from '#worker/content/embedded/content-file.ts'
import type { ContentSource } from '#worker/content/source.ts'
import { openIndex } from './search-index.ts'

const readSearch = contentFile('search')
const openSearch = perLocale(async (locale) => openIndex(await readSearch(locale)))

const searchOver = (scope: SearchAnswer['scope'], kinds: readonly SearchKind[]): Pick<ContentSource, 'search'> => ({
  async search(locale, { q, limit }) {
    if (q === '') return { scope, total: 0, items: [] }
    return { scope, ...(await openSearch(locale))(q, limit, kinds) }
  },
})

/** Searches all compiled files of `content/`. */
export const embeddedSearch = searchOver('all', searchKinds)

/** Searches the files that a site with a content server shows (docs/product.md#site-search). */
export const partialSearch = searchOver('embedded', ['knowledge-base', 'guidelines', 'academy'])
