import type { Locale } from '#i18n/locales.ts'

/** A picture for shared links: absolute address, size in px. */
export interface SocialPicture {
  url: string
  width: number
  height: number
}

/** Where the social picture of a page stands; `path` is the page's, without language and query. */
export const socialPath = (locale: Locale, path: string) => `/social/${locale}${path === '/' ? '' : path}.png`

/**
 * The picture that stands for a page where its link is shared: a PNG with the page's title. The address follows from that of the page;
 * the gateway answers with the section's picture for what was not there when the site was built (worker/social.ts).
 */
export function socialPicture(origin: string, locale: Locale, path: string): SocialPicture {
  return { url: origin + socialPath(locale, path.replace(/[?#].*/, '')), width: 1200, height: 630 }
}
