import { defaultLocale, isLocale, locales, type Locale } from './locales.ts'

/**
 * Slugs of static pages that are translated into Vietnamese (docs/product.md#canonical-address).
 * Others keep their slug under `/vi/trang/`.
 */
const vietnameseSlugs: Record<string, string> = {
  'terms-of-use': 'dieu-khoan-su-dung',
  'privacy-policy': 'chinh-sach-bao-mat',
}
const englishSlugs = Object.fromEntries(
  Object.entries(vietnameseSlugs).map(([english, vietnamese]) => [vietnamese, english]),
)

const slugOf = (table: Record<string, string>, slug: string) => (Object.hasOwn(table, slug) ? table[slug] : slug)

/** Splits off the query and fragment of a path. */
function splitPath(path: string): [pathname: string, rest: string] {
  const end = path.search(/[?#]/)
  return end < 0 ? [path, ''] : [path.slice(0, end), path.slice(end)]
}

/**
 * Splits a public path into its locale and the path of the route, which keeps query and fragment:
 * `/vi/trang/dieu-khoan-su-dung` → `vi`, `/page/terms-of-use`; others → `en`, the same path.
 */
export function splitLocale(path: string): { locale: Locale; path: string } {
  const [pathname, rest] = splitPath(path)
  const first = pathname.split('/', 2)[1]
  if (!isLocale(first)) return { locale: defaultLocale, path }
  const unprefixed = pathname.slice(first.length + 1) || '/'
  const alias = first === 'vi' && /^\/trang\/([^/]+)$/.exec(unprefixed)
  return { locale: first, path: (alias ? `/page/${slugOf(englishSlugs, alias[1] ?? '')}` : unprefixed) + rest }
}

/** The public path of `path` (with query and fragment): the inverse of {@link splitLocale}. */
export function localizePath(locale: Locale, path: string): string {
  const [pathname, rest] = splitPath(path)
  const page = locale === 'vi' && /^\/page\/([^/]+)$/.exec(pathname)
  const translated = page ? `/trang/${slugOf(vietnameseSlugs, page[1] ?? '')}` : pathname
  return ((locales[locale].prefix + translated).replace(/(.)\/$/, '$1') || '/') + rest
}
