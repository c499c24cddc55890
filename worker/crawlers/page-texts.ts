import { createTranslator } from 'use-intl'
import type { CourseDetail } from '#features/academy/schema.ts'
import { locales, type Locale } from '#i18n/locales.ts'
import { loadMessages } from '#i18n/messages.ts'
import { annualReturn, netRange, netTexts, pricesOf, pricingTexts } from '#model/plan-facts.ts'
import type { SectionName } from '#model/sections.ts'
import type { ContentSource } from '#worker/content/source.ts'

// What pages say, as blocks of Markdown, besides the texts that are written as one.

/** Addresses within the site made absolute, for readers that show the text elsewhere. */
export const withAbsoluteAddresses = (html: string, origin: string, page: string) =>
  html.replaceAll(
    / (href|src)="(\/(?!\/)|#)/g,
    (_, name, start) => ` ${name}="${start === '#' ? page : origin}${start}`,
  )

/** A Markdown list. */
export const list = (lines: string[]) => lines.map((line) => `- ${line}`).join('\n')

const named = (name: string, text: string) => `**${name}**: ${text}`
const namedList = (items: { title: string; content: string }[]) =>
  list(items.map(({ title, content }) => named(title, content)))

/** A part of a page: heading, description and blocks; nothing of a part that the content lacks. */
function part<T extends { title: string; description?: string }>(
  about: T | undefined,
  blocksOf: (about: T) => string[] = () => [],
): string[] {
  if (!about) return []
  return [`## ${about.title}`, ...[about.description ?? '', ...blocksOf(about)].filter((block) => block !== '')]
}

/** What prices and plans say: the content behind them, and the words around them. */
async function readPricing(content: ContentSource, locale: Locale) {
  const [home, { botplans }, { app_configs: numbers }, { default: messages }] = await Promise.all([
    content.home(locale),
    content.plans(locale),
    content.config(locale),
    loadMessages(locale),
  ])
  const gross = annualReturn(home.results?.list_results)
  return { home, botplans, numbers, gross, messages, t: pricingTexts(locale, messages) }
}

/** The plans, a line each: price, fees, capital, and what the fee leaves of the stated return. */
function planLines(locale: Locale, { botplans, numbers, gross, t }: Awaited<ReturnType<typeof readPricing>>): string {
  const [colon, stop, semicolon, gap] = locales[locale].fullWidthMarks
    ? ['：', '。', '；', '']
    : [': ', '. ', '; ', ' ']
  const fact = (label: string, value: string) => label + colon + value + stop
  const lines = botplans.map((plan) => {
    const own = plan.translations.find(({ languages_code }) => languages_code === locales[locale].apiLanguage)
    const { month, minCapital, adminFee, firstInvoice } = pricesOf(plan, numbers)
    const net = netTexts(t, locale, plan, numbers, gross)
    const facts = [
      fact(`**${own?.title ?? plan.title}**`, `$${month} ${t('perMonth', { rate: numbers.tax_rate })}`),
      own ? own.intro + gap : '',
      fact(t('minCapital'), `$${minCapital}`),
      fact(t('adminFee'), adminFee ? `$${adminFee}` : t('noFee')),
      fact(t('firstInvoice'), `$${firstInvoice}`),
      ...(net ? net.nets.map(({ capital, net }) => fact(t('netOn', { capital }), net)) : []),
      net ? fact(t('breakEven'), net.breakEven) + net.warning + gap : '',
      own ? own.options.join(semicolon) : '',
    ]
    return facts.join('').trim()
  })
  return list(lines)
}

/** The plans in Markdown, a line each, for the list of pages for language models. */
export const planFacts = async (content: ContentSource, locale: Locale): Promise<string> =>
  planLines(locale, await readPricing(content, locale))

/** The home page: its eleven sections in their order (docs/product.md#home-sections). */
async function homeBlocks(content: ContentSource, locale: Locale): Promise<string[]> {
  const [pricing, { pricing_page: fees }, questions, { footer }] = await Promise.all([
    readPricing(content, locale),
    content.pricingPage(locale),
    content.featuredFaq(locale),
    content.chrome(locale),
  ])
  const { home, botplans, numbers, gross, messages, t } = pricing
  const { hero, what_you_get: offer } = home
  const samples = createTranslator({ locale: locales[locale].tag, messages, namespace: 'samples' })
  const range = gross === undefined ? undefined : netRange(t, locale, botplans, numbers, gross)
  return [
    ...(hero ? [`**${hero.title}**`, hero.description, list(hero.features.map(({ title }) => title))] : []),
    ...part(home.invest, ({ options }) => [list(options)]),
    ...part(home.results, ({ list_results, risk_notice }) => [
      list(
        list_results.map(({ subtitle, title, title_suffix, content, is_annual_return }) => {
          const net = is_annual_return && range ? ` **${range}**` : ''
          return `**${subtitle}: ${title}${title_suffix}**${net} ${content}`
        }),
      ),
      risk_notice,
    ]),
    ...part(home.profit, ({ images, risk_notice }) => [
      list(images.map((each) => `**${each.caption_title}**, ${each.name}: ${each.content}`)),
      risk_notice,
    ]),
    ...part(home.why, ({ list_info }) => [namedList(list_info)]),
    ...part(home.how_it_works, ({ list_step }) => [namedList(list_step)]),
    ...part(home.pricing, () => [
      planLines(locale, pricing),
      `### ${t('setupFee')}`,
      fees.setup_fee_description,
      `### ${t('onboarding')}`,
      list(fees.plan_onboarding),
      `### ${t('feePolicy')}`,
      list(fees.plan_fee_policy),
    ]),
    ...part(offer?.options.length ? offer : undefined, ({ options }) => [
      list(options.map(({ title, description }) => named(title, description))),
    ]),
    ...part(home.testimonials, ({ list_testimonials }) => [
      list(list_testimonials.map(({ name, content }) => named(samples('marked', { text: name }), content))),
    ]),
    ...part(home.faq, () => questions.flatMap(({ question, answer }) => [`### ${question}`, answer])),
    ...part(home.portfolio),
    ...part({ title: messages.shell.riskNotice, description: footer.risk_notice }),
  ]
}

async function guidelinesBlocks(content: ContentSource, locale: Locale): Promise<string[]> {
  const { hero, steps, important, riskLevels, sections, riskWarning } = await content.guidelines(locale)
  return [
    hero.description,
    ...part(steps, ({ items }) => items.flatMap((step) => [`### ${step.title}`, step.content, list(step.points)])),
    ...part(important, ({ items }) => [namedList(items)]),
    ...part(riskLevels, ({ items }) => [namedList(items)]),
    ...sections.flatMap((section) => part(section, ({ items }) => [list(items)])),
    riskWarning,
  ]
}

async function academyBlocks(content: ContentSource, locale: Locale): Promise<string[]> {
  const [{ hero, paths, courses, sessions }, { default: messages }] = await Promise.all([
    content.academy(locale),
    loadMessages(locale),
  ])
  const words = messages.academy
  const leveled = (items: { title: string; level: string; description: string }[]) =>
    list(items.map(({ title, level, description }) => `**${title}** (${level}): ${description}`))
  const dated = sessions.map(
    ({ date, time, isPast, title, speaker }) =>
      `${date} ${time} (${isPast ? words.sessionPast : words.sessionUpcoming}): **${title}**, ${speaker}`,
  )
  const sessionsTitle = sessions.every(({ isPast }) => isPast) ? words.pastSessionsTitle : words.sessionsTitle
  return [
    hero.description,
    ...part({ title: words.pathsTitle }, () => [leveled(paths)]),
    ...part({ title: words.coursesTitle }, () => [leveled(courses)]),
    ...part({ title: sessionsTitle }, () => [list(dated)]),
  ]
}

/** What the page of a course says. */
export async function courseText({ learningOutcomes, lessons }: CourseDetail, locale: Locale): Promise<string> {
  const words = (await loadMessages(locale)).default.academy
  return [
    ...part({ title: words.outcomes }, () => [list(learningOutcomes)]),
    ...part({ title: words.lessons }, () => [list(lessons.map((each) => named(each.title, each.description)))]),
  ].join('\n\n')
}

/** What pages of sections say besides their links. */
export const sectionBlocks: Partial<
  Record<SectionName, (content: ContentSource, locale: Locale) => Promise<string[]>>
> = { home: homeBlocks, guidelines: guidelinesBlocks, academy: academyBlocks }
