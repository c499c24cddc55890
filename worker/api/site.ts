import * as v from 'valibot'
import { PublicFailure } from '#worker/http/envelope.ts'
import { FeaturedFilter } from './faq-filter.ts'
import { Language } from './lang.ts'
import { contentMaxAge, inLanguage, read, type Read } from './read.ts'

const configMaxAge = 10
const week = 7 * 24 * 60 * 60

/** The frame of the site, its home page and its lists (spec §7). */
export const siteReads: Record<string, Read> = {
  '/api/items/pages/home': inLanguage((source, locale) => source.home(locale)),
  '/api/items/bot-plans': inLanguage((source, locale) => source.plans(locale)),
  '/api/items/page-pricing': inLanguage((source, locale) => source.pricingPage(locale)),
  '/api/items/faq': read(contentMaxAge, FeaturedFilter, (source, locale) => source.featuredFaq(locale)),
  '/api/chrome': inLanguage((source, locale) => source.chrome(locale)),
  '/api/config': read(configMaxAge, v.object({ lang: v.optional(Language) }), (source, { lang }) =>
    source.config(lang),
  ),
  '/api/languages': read(week, v.object({}), (source) =>
    source.languages().catch((cause: unknown) => {
      throw new PublicFailure('Error fetching languages', { cause })
    }),
  ),
  '/api/country': read(week, v.object({}), (source) => source.countries()),
}
