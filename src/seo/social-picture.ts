import type { Locale } from '#i18n/locales.ts'
import { socialAddress } from '#model/picture-sizes.ts'

/** A picture for shared links: absolute address, and size in px if known. */
export interface SocialPicture {
  url: string
  width?: string
  height?: string
}

/** The path of a page's social picture; `path` is the page's, without language and query. */
export const socialPath = (locale: Locale, path: string) => `/social/${locale}${path === '/' ? '' : path}.png`

/** The picture of a shared page: its SEO record's, else a card with its title. */
export function socialPicture(origin: string, locale: Locale, path: string, named?: string): SocialPicture {
  if (named) return { url: origin + socialAddress(named) }
  return { url: origin + socialPath(locale, path.replace(/[?#].*/, '')), width: '1200', height: '630' }
}
