import type { RedirectRule } from '#worker/redirects/rule.ts'
import { hasEveryLocale } from '#i18n/by-locale.ts'
import { defaultLocale, localeCodes, type Locale } from '#i18n/locales.ts'
import { section, sectionNames, sections } from '#model/sections.ts'
import type { PictureSources } from '#scripts/pictures/picture-sources.ts'
import type { CompiledLocale, SharedContent } from '#worker/content/compiled.ts'
import { academyItems } from '#worker/content/academy.ts'
import { compileAcademy } from './academy.ts'
import { compileBlog } from './blog.ts'
import { compileGuidelines } from './guidelines.ts'
import { compileIncidents } from './incidents.ts'
import { incompleteLocales } from './incomplete.ts'
import { compileKnowledgeBase } from './knowledge-base.ts'
import { languageFaults } from './languages.ts'
import { compileProductUpdates } from './product-updates.ts'
import { compilePages } from './pages.ts'
import { missingMessages, unevenMessages } from './messages.ts'
import { ContentReader } from './reader.ts'
import { SearchWords } from '#worker/content/search/query.ts'
import { compileRedirects } from './redirects.ts'
import { siteFaults } from './site-rules.ts'
import { compileShared, compileSite } from './site.ts'
import { messageFaults, readRules } from './wording.ts'

export interface CompiledContent extends Record<Locale, CompiledLocale> {
  shared: SharedContent
  redirects: RedirectRule[]
  schemas: ContentReader['schemas']
  /** For each incomplete language a line with its missing messages and files. */
  notices: string[]
}

/** Pictures that the site's own code shows. */
export const ownPictures = [
  'no-image',
  'off-chart',
  'newsletter-letter',
  'banner-chart',
  'decor-contours',
  'decor-rose',
]

/** Sorts by file, then by line. */
const { compare } = new Intl.Collator('en', { numeric: true })

/** A language may lack `search.json`. */
const noWords: SearchWords = { synonyms: [], stopWords: [], keywords: {}, questions: [] }

function compileLocale(reader: ContentReader, locale: Locale): CompiledLocale | undefined {
  const incidents = compileIncidents(reader, locale)
  const site = compileSite(reader, locale, incidents)
  const pages = compilePages(reader, locale, incidents)
  const knowledgeBase = compileKnowledgeBase(reader, locale)
  const guidelines = compileGuidelines(reader, locale)
  const updates = compileProductUpdates(reader, locale)
  const blog = compileBlog(reader, locale)
  const academy = compileAcademy(reader, locale)
  const searchFile = `${locale}/search.json`
  const searchWords = reader.files.has(searchFile) ? reader.json(searchFile, SearchWords) : noWords
  if (!site || !knowledgeBase || !guidelines || !updates || !blog || !academy || !searchWords) return undefined
  return {
    site,
    pages,
    'knowledge-base': knowledgeBase,
    guidelines,
    'product-updates': updates,
    blog,
    academy,
    searchWords,
  }
}

/** Paths of all pages, without language. */
function pagePaths(reader: ContentReader, english: CompiledLocale | undefined): Set<string> {
  const academy = (english ? academyItems(english.academy) : []).map(({ slug }) => `${sections.academy.path}/${slug}`)
  const others = sectionNames.flatMap((name) => {
    const { path, seo } = section(name)
    const items = reader.slugs(name).map((slug) => `${path}/${slug}`)
    return seo ? [path, ...items] : items
  })
  return new Set([...academy, ...others])
}

/**
 * Compiles `directory` (docs/content.md) into the content of the worker, and checks it.
 * @param sources the existing pictures
 * @param incomplete languages whose missing texts are in English
 * @throws Error that lists every fault as `content/file: field: reason` or `content/file:line: reason`
 */
export function compileContent(
  directory: string,
  { pictures, faults: pictureFaults }: PictureSources,
  incomplete = incompleteLocales,
): CompiledContent {
  const reader = new ContentReader(directory, pictures, incomplete)
  const { faults, used } = reader
  const rules = readRules(reader)
  reader.rules = rules
  const compiled: Partial<Record<Locale, CompiledLocale>> = {}
  for (const locale of localeCodes) {
    const content = compileLocale(reader, locale)
    if (content) compiled[locale] = content
  }
  const shared = compileShared(reader)
  const paths = pagePaths(reader, compiled[defaultLocale])
  reader.checkLinks(paths)
  const redirects = compileRedirects(reader, paths)
  for (const id of ownPictures) reader.picture('pictures', 'shown by the site itself', id)
  // A file with faults may be the only one that uses another file.
  if (faults.size === 0) reader.checkUnused()
  for (const fault of pictureFaults) faults.add(`content/pictures/${fault}`)
  const words = [...(rules ? messageFaults(rules) : []), ...unevenMessages(incomplete)]
  for (const fault of [...words, ...languageFaults()]) faults.add(fault)
  // These rules compare whole languages.
  if (faults.size === 0 && hasEveryLocale(compiled)) for (const fault of siteFaults(compiled)) faults.add(fault)
  if (faults.size > 0 || !shared || !redirects || !hasEveryLocale(compiled))
    throw new Error(['The content has faults:', ...[...faults].toSorted(compare)].join('\n  '))
  const notices = [...incomplete].map((locale) => {
    const files = [...used].filter((file) => file.startsWith(`${locale}/`) && reader.isUnwritten(file))
    return `${locale} is in English in ${[...missingMessages(locale), ...files].join(', ')}`
  })
  return { ...compiled, shared, redirects, schemas: reader.schemas, notices }
}
