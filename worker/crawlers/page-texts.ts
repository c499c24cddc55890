import type { Locale } from '#i18n/locales.ts'
import { loadMessages } from '#i18n/messages.ts'
import type { CourseDetail } from '#features/academy/schema.ts'
import type { SectionName } from '#model/sections.ts'
import type { ContentSource } from '#worker/content/source.ts'
import { list, namedList, part } from './blocks.ts'
import { homeBlocks } from './home-text.ts'

/** Addresses within the site made absolute, for readers that show the text elsewhere. */
export const withAbsoluteAddresses = (html: string, origin: string, page: string) =>
  html.replaceAll(
    / (href|src)="(\/(?!\/)|#)/g,
    (_, name, start) => ` ${name}="${start === '#' ? page : origin}${start}`,
  )

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
    loadMessages(locale),
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

/** What the page of a course says, in Markdown. */
export async function courseText(course: CourseDetail, locale: Locale): Promise<string> {
  const { outcomes, lessons } = (await loadMessages(locale)).default.academy
  return [
    ...part(outcomes, list(course.learningOutcomes)),
    ...part(lessons, list(course.lessons.map(({ title, description }) => `**${title}**: ${description}`))),
  ].join('\n\n')
}

/** What pages of sections say besides their links: blocks of Markdown. */
export const sectionBlocks: Partial<
  Record<SectionName, (content: ContentSource, locale: Locale) => Promise<string[]>>
> = {
  home: homeBlocks,
  guidelines: guidelinesBlocks,
  academy: academyBlocks,
}
