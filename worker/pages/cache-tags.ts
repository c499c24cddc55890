import { splitLocale } from '#i18n/paths.ts'

/** What pages are made of, as a purge names it. `config` (frame, SEO records, interface texts) is in every page. */
type Kind =
  | 'home'
  | 'plans'
  | 'pricing'
  | 'faq'
  | 'pages'
  | 'blog'
  | 'product-updates'
  | 'knowledge-base'
  | 'guidelines'
  | 'academy'
  | 'newsletter'

/** Kinds of content by the folder of the page; the first one names its items. */
const kindsOf: Record<string, readonly Kind[]> = {
  '/': ['home', 'plans', 'pricing', 'faq'],
  '/page': ['pages'],
  '/knowledge-base': ['knowledge-base'],
  '/resources/guidelines': ['guidelines', 'plans'],
  '/resources/product-updates': ['product-updates'],
  '/resources/blog': ['blog'],
  '/resources/academy': ['academy'],
  '/newsletter': ['newsletter'],
}

/** The `Cache-Tag`s of the page at a canonical path: its language, its kinds and its item, such as `blog/first-post`. */
export function cacheTags(pathname: string): string[] {
  const { locale, path } = splitLocale(pathname)
  const list = kindsOf[path]
  if (list) return [locale, 'config', ...list]
  const end = path.lastIndexOf('/')
  const kind = kindsOf[path.slice(0, end)]?.[0]
  return kind ? [locale, 'config', kind, `${kind}/${path.slice(end + 1)}`] : [locale, 'config']
}
