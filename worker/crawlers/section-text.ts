import type { Locale } from '#i18n/locales.ts'
import { loadMessages } from '#i18n/messages.ts'
import { section, sectionAt, type SectionName } from '#model/sections.ts'
import type { ContentSource } from '#worker/content/source.ts'
import { list, namedList, part } from './blocks.ts'
import { homeBlocks } from './home-text.ts'
import { sitePages, type SitePage } from './site-pages.ts'

/** A line that leads to a page; `address` is a path without language or an absolute address. */
export const pageLine = ({ title, description }: SitePage, address: string) =>
  `[${title.replaceAll(/[[\]]/g, '')}](${address}): ${description}`

async function guidelinesBlocks(content: ContentSource, locale: Locale): Promise<string[]> {
  const { hero, steps, important, riskLevels, sections, riskWarning } = await content.guidelines(locale)
  return [
    hero.description,
    ...part(steps.title, ...steps.items.flatMap((step) => [`### ${step.title}`, step.content, list(step.points)])),
    ...part(important.title, namedList(important.items)),
    ...part(riskLevels.title, namedList(riskLevels.items)),
    ...sections.flatMap(({ title, items }) => part(title, list(items))),
    riskWarning,
  ]
}

async function academyBlocks(content: ContentSource, locale: Locale): Promise<string[]> {
  const [{ hero, paths, courses, sessions }, { default: messages }] = await Promise.all([
    content.academy(locale),
    loadMessages[locale](),
  ])
  const { pathsTitle, coursesTitle, sessionsTitle, pastSessionsTitle, sessionPast, sessionUpcoming } = messages.academy
  const named = (items: { title: string; level: string; description: string }[]) =>
    list(items.map(({ title, level, description }) => `**${title}** (${level}): ${description}`))
  return [
    hero.description,
    ...part(pathsTitle, named(paths)),
    ...part(coursesTitle, named(courses)),
    ...part(
      sessions.every(({ isPast }) => isPast) ? pastSessionsTitle : sessionsTitle,
      list(
        sessions.map(
          (each) =>
            `${each.date} ${each.time} (${each.isPast ? sessionPast : sessionUpcoming}): **${each.title}**, ${each.speaker}`,
        ),
      ),
    ),
  ]
}

async function courseBlocks(content: ContentSource, locale: Locale, slug: string): Promise<string[]> {
  const [course, { default: messages }] = await Promise.all([content.findCourse(locale, slug), loadMessages[locale]()])
  if (!course) return []
  const { outcomes, lessons } = messages.academy
  return [
    ...part(outcomes, list(course.learningOutcomes)),
    ...part(lessons, list(course.lessons.map(({ title, description }) => `**${title}**: ${description}`))),
  ]
}

/** What pages that are no editor's text say, besides their links: blocks of Markdown. */
const pageBlocks: Partial<Record<SectionName, (content: ContentSource, locale: Locale) => Promise<string[]>>> = {
  home: homeBlocks,
  guidelines: guidelinesBlocks,
  academy: academyBlocks,
}

/** The section whose listed page stands at `path`, or the academy with a course's slug. */
function sectionOf(path: string) {
  const found = sectionAt(path)
  const isHere = found && (found.slug === undefined ? section(found.name).listed : found.name === 'academy')
  return isHere ? found : undefined
}

/** Whether the page at `path` (without language) is put into Markdown here. */
export const isSection = (path: string) => sectionOf(path) !== undefined

/** Whether `page` is one of those to which the page at `path` leads. */
function isBelow(path: string, page: SitePage): boolean {
  if (path !== '/') return page.path.startsWith(`${path}/`)
  const found = sectionOf(page.path)
  return page.path !== '/' && found !== undefined && found.slug === undefined
}

/**
 * The home page, a list or a course as Markdown: what it says, and the pages to which it leads;
 * `undefined` when it is none. It changed when the newest of those did.
 */
export async function sectionText(
  content: ContentSource,
  locale: Locale,
  path: string,
): Promise<(SitePage & { text: string }) | undefined> {
  const found = sectionOf(path)
  if (!found) return undefined
  const pages: SitePage[] = []
  let own: SitePage | undefined
  for await (const page of sitePages(content, locale)) {
    if (page.path === path) own = page
    if (isBelow(path, page)) pages.push(page)
  }
  if (!own) return undefined
  const { name, slug } = found
  const blocks = (await (slug ? courseBlocks(content, locale, slug) : pageBlocks[name]?.(content, locale))) ?? []
  const links = pages.length > 0 ? [list(pages.map((page) => pageLine(page, page.path)))] : []
  const updated = pages
    .flatMap((page) => page.updated ?? [])
    .toSorted()
    .at(-1)
  return { ...own, updated, text: [...blocks, ...links].join('\n\n') }
}
