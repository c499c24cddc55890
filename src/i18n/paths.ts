import { defaultLocale, isLocale, locales, type Locale } from './locales.ts'

/** The slug of `/folder/slug`; `undefined` for any other path. */
const slugUnder = (folder: string, path: string) => new RegExp(`^/${folder}/([^/]+)$`).exec(path)?.[1]

/** A page's language, and its path without language. */
export interface PagePath {
  locale: Locale
  path: string
}

/** Splits off the query and fragment of a path. */
function splitPath(path: string): [pathname: string, rest: string] {
  const end = path.search(/[?#]/)
  return end < 0 ? [path, ''] : [path.slice(0, end), path.slice(end)]
}

/**
 * Splits a public path into its locale and the route's path, with query and fragment:
 * `/vi/trang/dieu-khoan-su-dung` → `vi`, `/page/terms-of-use`.
 */
export function splitLocale(path: string): PagePath {
  const [pathname, rest] = splitPath(path)
  const first = pathname.split('/', 2)[1]
  if (!isLocale(first)) return { locale: defaultLocale, path }
  // "//host" would be an address of another site.
  const unprefixed = pathname.slice(first.length + 1).replace(/^\/+/, '/') || '/'
  const { folder, slugs = {} } = locales[first].staticPages ?? {}
  const own = folder && slugUnder(folder, unprefixed)
  const english = own && (Object.keys(slugs).find((slug) => slugs[slug] === own) ?? own)
  return { locale: first, path: (english ? `/page/${english}` : unprefixed) + rest }
}

/** The public path of `path` (with query and fragment): the inverse of {@link splitLocale}. */
export function localizePath(locale: Locale, path: string): string {
  const [pathname, rest] = splitPath(path)
  const { folder, slugs = {} } = locales[locale].staticPages ?? {}
  const slug = folder && slugUnder('page', pathname)
  const translated = slug ? `/${folder}/${Object.hasOwn(slugs, slug) ? slugs[slug] : slug}` : pathname
  return ((locales[locale].prefix + translated).replace(/(.)\/$/, '$1') || '/') + rest
}
