import { splitLocale } from '#i18n/paths.ts'
import { section, sectionAt } from '#model/sections.ts'

/**
 * The `Cache-Tag`s of the page at a canonical path: its language, `config` (frame, SEO records,
 * interface texts), the kinds of content that it shows and its item, such as `blog/first-post`.
 */
export function cacheTags(pathname: string): string[] {
  const { locale, path } = splitLocale(pathname)
  const found = sectionAt(path)
  const tags = found ? section(found.name).tags : []
  if (found?.slug === undefined) return [locale, 'config', ...tags]
  return [locale, 'config', ...tags.slice(0, 1).flatMap((tag) => [tag, `${tag}/${found.slug}`])]
}
