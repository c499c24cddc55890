import { locales, type Locale } from '#i18n/locales.ts'
import { formatMoney, priceWithTax } from '#i18n/money.ts'
import { loadMessages } from '#i18n/messages.ts'
import type { CourseDetail } from '#features/academy/schema.ts'
import type { SectionName } from '#model/sections.ts'
import type { ContentSource } from '#worker/content/source.ts'

/** Addresses within the site made absolute, for readers that show the text elsewhere. */
export const withAbsoluteAddresses = (html: string, origin: string, page: string) =>
  html.replaceAll(
    / (href|src)="(\/(?!\/)|#)/g,
    (_, name, start) => ` ${name}="${start === '#' ? page : origin}${start}`,
  )

const part = (title: string, ...blocks: string[]) => [`## ${title}`, ...blocks]
/** A Markdown list. */
export const list = (lines: string[]) => lines.map((line) => `- ${line}`).join('\n')

async function homeBlocks(content: ContentSource, locale: Locale): Promise<string[]> {
  const [home, { botplans }, { app_configs }, questions, { default: messages }] = await Promise.all([
    content.home(locale),
    content.plans(locale),
    content.config(locale),
    content.featuredFaq(locale),
    loadMessages[locale](),
  ])
  const { tax_rate } = app_configs
  const plans = botplans.map(({ title, price, translations }) => {
    const own = translations.find(({ languages_code }) => languages_code === locales[locale].apiLanguage)
    const cost = `$${priceWithTax(price, tax_rate)} ${messages.pricing.perMonth} ($${formatMoney(price)} + ${tax_rate}%)`
    return `**${own?.title ?? title}**: ${cost}. ${own?.intro ?? ''}`.trim()
  })
  const { hero, how_it_works: how, pricing, what_you_get: offer, faq } = home
  return [
    ...(hero ? [`**${hero.title}**`, hero.description] : []),
    ...(how ? part(how.title, list(how.list_step.map((step) => `**${step.title}**: ${step.content}`))) : []),
    ...(pricing ? part(pricing.title, pricing.description, list(plans)) : []),
    ...(offer ? part(offer.title, list(offer.options.map((each) => `**${each.title}**: ${each.description}`))) : []),
    ...(faq ? part(faq.title, ...questions.flatMap(({ question, answer }) => [`### ${question}`, answer])) : []),
  ]
}

async function guidelinesBlocks(content: ContentSource, locale: Locale): Promise<string[]> {
  const { hero, steps, important, riskLevels, sections, riskWarning } = await content.guidelines(locale)
  const named = (items: { title: string; content: string }[]) =>
    list(items.map((item) => `**${item.title}**: ${item.content}`))
  return [
    hero.description,
    ...part(steps.title, ...steps.items.flatMap((step) => [`### ${step.title}`, step.content, list(step.points)])),
    ...part(important.title, named(important.items)),
    ...part(riskLevels.title, named(riskLevels.items)),
    ...sections.flatMap(({ title, items }) => part(title, list(items))),
    riskWarning,
  ]
}

async function academyBlocks(content: ContentSource, locale: Locale): Promise<string[]> {
  const [{ hero, paths, courses, sessions }, { default: messages }] = await Promise.all([
    content.academy(locale),
    loadMessages[locale](),
  ])
  const { pathsTitle, coursesTitle, sessionsTitle } = messages.academy
  const named = (items: { title: string; level: string; description: string }[]) =>
    list(items.map(({ title, level, description }) => `**${title}** (${level}): ${description}`))
  return [
    hero.description,
    ...part(pathsTitle, named(paths)),
    ...part(coursesTitle, named(courses)),
    ...part(
      sessionsTitle,
      list(sessions.map((each) => `${each.date} ${each.time}: **${each.title}**, ${each.speaker}`)),
    ),
  ]
}

/** What the page of a course says, in Markdown. */
export async function courseText(course: CourseDetail, locale: Locale): Promise<string> {
  const { outcomes, lessons } = (await loadMessages[locale]()).default.academy
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
