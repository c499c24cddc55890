import type { RedirectRule } from '#worker/redirects/rule.ts'
import type { Locale } from '#i18n/locales.ts'
import { section, sectionNames, sections } from '#model/sections.ts'
import type { PictureSources } from '#scripts/pictures/picture-sources.ts'
import type { LocaleContent, SharedContent } from '#worker/content/compiled.ts'
import { compileAcademy } from './academy.ts'
import { compileBlog } from './blog.ts'
import { compileGuidelines } from './guidelines.ts'
import { compileKnowledgeBase } from './knowledge-base.ts'
import { compileProductUpdates } from './product-updates.ts'
import { compilePages } from './pages.ts'
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
 * @throws Error that lists every fault, as `content/file: field: reason` or with a line in place of
 * the field
 */
export async function checkContent(directory: string, sources: PictureSources): Promise<CheckedContent> {
  const { pictures } = sources
  const facts = new ContentReader(directory, pictures)
  const [references, glossary] = await Promise.all([readReferences(facts), readGlossary(facts)])
  const rules = references && glossary && rulesFor(references, glossary)
  const reader = new ContentReader(directory, pictures, rules && prepareText(rules))
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

  const [shared, en, vi, cn] = await Promise.all([
    compileShared(reader),
    compileLocale('en'),
    compileLocale('vi'),
    compileLocale('cn'),
  ])
  const courses = en ? [...en.academy.academy.courses, ...en.academy.academy.paths] : []
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
  const faults = new Set([...facts.faults, ...reader.faults, ...(rules ? await messageFaults(rules) : [])])
  if (faults.size > 0 || !shared || !redirects || !en || !vi || !cn) {
    throw new Error(
      `The content has faults:\n${[...faults]
        .map((fault) => `  ${fault}`)
        .toSorted(inOrder.compare)
        .join('\n')}`,
    )
  }
  return { en, vi, cn, shared, redirects, texts: reader.texts }
}

/** Checks content, as `checkContent` does, and returns all that the worker answers with. */
export async function compileContent(directory: string, sources: PictureSources): Promise<CompiledContent> {
  const { en, vi, cn, ...content } = await checkContent(directory, sources)
  const whole = (checked: Checked) => ({ ...checked, search: compileSearch(checked) })
  return { ...content, en: whole(en), vi: whole(vi), cn: whole(cn) }
}
