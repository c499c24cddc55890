import type { Locale } from '#i18n/locales.ts'
import { socialAddress } from '#model/picture-sizes.ts'

/** A picture for shared links: absolute address, size in px where it is known. */
export interface SocialPicture {
  url: string
  width?: string
  height?: string
}

/** Where the social picture of a page stands; `path` is the page's, without language and query. */
export const socialPath = (locale: Locale, path: string) => `/social/${locale}${path === '/' ? '' : path}.png`

/**
 * The picture of a page where its link is shared: the one that its SEO record names, else the PNG
 * with its title (worker/assets/social.ts).
 */
export function socialPicture(origin: string, locale: Locale, path: string, named?: string): SocialPicture {
  if (named) return { url: origin + socialAddress(named) }
  return { url: origin + socialPath(locale, path.replace(/[?#].*/, '')), width: '1200', height: '630' }
}
