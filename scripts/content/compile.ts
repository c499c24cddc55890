import type { RedirectRule } from '#worker/redirects/rule.ts'
import { byLocale, isWhole } from '#i18n/by-locale.ts'
import { defaultLocale, localeCodes, type Locale } from '#i18n/locales.ts'
import { section, sectionNames, sections } from '#model/sections.ts'
import type { PictureSources } from '#scripts/pictures/picture-sources.ts'
import type { LocaleContent, SharedContent } from '#worker/content/compiled.ts'
import { compileAcademy } from './academy.ts'
import { compileBlog } from './blog.ts'
import { compileGuidelines } from './guidelines.ts'
import { incompleteLocales, incompleteNotice } from './incomplete.ts'
import { compileKnowledgeBase } from './knowledge-base.ts'
import { compileProductUpdates } from './product-updates.ts'
import { compilePages } from './pages.ts'
import { countMessages, unevenMessages } from './messages.ts'
import { messageFaults, prepareText, rulesFor } from './prepare-text.ts'
import { ContentReader } from './reader.ts'
import { compileRedirects } from './redirects.ts'
import { readReferences } from './references.ts'
import { compileSearch } from './search.ts'
import { compileShared, compileSite } from './site.ts'
import { unusedFiles } from './unused.ts'
import { readGlossary } from './wording.ts'

type Checked = Omit<LocaleContent, 'search'>

interface CheckedContent extends Record<Locale, Checked> {
  shared: SharedContent
  redirects: RedirectRule[]
  /** Markdown texts by their file in `content/`. */
  texts: ReadonlyMap<string, string>
  /** What languages that are not complete lack: a few lines for each. */
  notices: string[]
}
export type CompiledContent = CheckedContent & Record<Locale, LocaleContent>

/** Pictures that the site's own code shows. */
export const ownPictures = ['no-image', 'off-chart', 'banner-chart', 'decor-contours', 'decor-rose']

/** By file, then by line. */
const inOrder = new Intl.Collator('en', { numeric: true })

/**
 * Reads `directory` (laid out as docs/content.md says), checks everything against the features'
 * schemas and against itself, and returns what the worker answers with but for the search.
 * @param sources the pictures that exist
 * @param incomplete languages whose missing texts are shown in English
 * @throws Error that lists every fault, as `content/file: field: reason` or with a line in place of
 * the field
 */
export async function checkContent(
  directory: string,
  sources: PictureSources,
  incomplete = incompleteLocales,
): Promise<CheckedContent> {
  const { pictures } = sources
  const facts = new ContentReader(directory, pictures)
  const [references, glossary] = await Promise.all([readReferences(facts), readGlossary(facts)])
  const rules = references && glossary && rulesFor(references, glossary)
  const reader = new ContentReader(directory, pictures, { prepare: rules && prepareText(rules), incomplete })
  async function compileLocale(locale: Locale): Promise<Checked | undefined> {
    const [site, pages, knowledgeBase, guidelines, productUpdates, blog, academy] = await Promise.all([
      compileSite(reader, locale),
      compilePages(reader, locale),
      compileKnowledgeBase(reader, locale),
      compileGuidelines(reader, locale),
      compileProductUpdates(reader, locale),
      compileBlog(reader, locale),
      compileAcademy(reader, locale),
    ])
    if (!site || !knowledgeBase || !guidelines || !productUpdates || !blog || !academy) return undefined
    const items = { 'knowledge-base': knowledgeBase, guidelines, 'product-updates': productUpdates, blog, academy }
    return { site, pages, ...items }
  }

  const compiling = byLocale(compileLocale)
  const shared = await compileShared(reader)
  const compiled: Partial<Record<Locale, Checked>> = {}
  for (const locale of localeCodes) {
    const content = await compiling[locale]
    if (content) compiled[locale] = content
  }
  const english = compiled[defaultLocale]
  const courses = english ? [...english.academy.academy.courses, ...english.academy.academy.paths] : []
  const paths = new Set(courses.map(({ slug }) => `${sections.academy.path}/${slug}`))
  for (const { path, seo, folder } of sectionNames.map(section)) {
    if (seo) paths.add(path)
    for (const slug of folder ? await reader.slugs(folder) : []) paths.add(`${path}/${slug}`)
  }
  reader.checkLinks(paths)
  const redirects = await compileRedirects(reader, paths)
  for (const id of ownPictures) reader.picture('pictures', 'shown by the site itself', id)
  for (const fault of sources.faults) reader.faults.add(`content/pictures/${fault}`)
  const used = new Set([...facts.used, ...reader.used])
  if (!facts.hasUnread && !reader.hasUnread)
    for (const [file, reason] of await unusedFiles(directory, pictures, used)) reader.fault(file, reason)
  const faults = new Set([
    ...facts.faults,
    ...reader.faults,
    ...(rules ? await messageFaults(rules) : []),
    ...unevenMessages(incomplete),
  ])
  if (faults.size > 0 || !shared || !redirects || !isWhole(compiled)) {
    throw new Error(
      `The content has faults:\n${[...faults]
        .map((fault) => `  ${fault}`)
        .toSorted(inOrder.compare)
        .join('\n')}`,
    )
  }
  const notices = [...incomplete].map((locale) => {
    const files = [...reader.found].filter(([file]) => file.startsWith(`${locale}/`))
    const missing = files.flatMap(([file, isThere]) => (isThere ? [] : [`content/${file}`])).toSorted(inOrder.compare)
    return incompleteNotice(locale, {
      messages: countMessages(locale),
      texts: { all: files.length, missing },
    })
  })
  return { ...compiled, shared, redirects, texts: reader.texts, notices }
}

/** Checks content, as `checkContent` does, and returns all that the worker answers with. */
export async function compileContent(...checked: Parameters<typeof checkContent>): Promise<CompiledContent> {
  const content = await checkContent(...checked)
  const whole = (locale: Locale) => ({ ...content[locale], search: compileSearch(content[locale], locale) })
  return { ...content, ...byLocale(whole) }
}
