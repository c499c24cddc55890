import { defaultLocale, isLocale, locales, type Locale } from './locales.ts'

/** The one segment of `path` below `folder`; `undefined` for any other path. */
function slugUnder(folder: string, path: string): string | undefined {
  const [before, first, slug, ...rest] = path.split('/')
  return before === '' && first === folder && rest.length === 0 ? slug || undefined : undefined
}

/** The address of a page: its language, and its path without it, which keeps query and fragment. */
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
 * Splits a public path into its locale and the path of the route, which keeps query and fragment:
 * `/vi/trang/dieu-khoan-su-dung` → `vi`, `/page/terms-of-use`; others → `en`, the same path.
 */
export function splitLocale(path: string): PagePath {
  const [pathname, rest] = splitPath(path)
  const first = pathname.split('/', 2)[1]
  if (!isLocale(first)) return { locale: defaultLocale, path }
  const unprefixed = pathname.slice(first.length + 1) || '/'
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
