import { createTranslator } from 'use-intl'
import { locales, type Locale } from '#i18n/locales.ts'
import { loadMessages } from '#i18n/messages.ts'
import { hasFullWidthMarks } from '#i18n/writing.ts'
import { annualReturn, netRange, netTexts, pricesOf, pricingTexts } from '#model/plan-facts.ts'
import type { ContentSource } from '#worker/content/source.ts'
import { list, namedList, part } from './blocks.ts'

/** What prices and plans say: the content behind them, and the words around them. */
async function readPricing(content: ContentSource, locale: Locale) {
  const [home, { botplans }, { app_configs }, { default: messages }] = await Promise.all([
    content.home(locale),
    content.plans(locale),
    content.config(locale),
    loadMessages(locale),
  ])
  const samples = createTranslator({ locale: locales[locale].tag, messages, namespace: 'samples' })
  /** A name or figure, marked as a sample. */
  const marked = (text: string) => samples('marked', { text })
  return { home, botplans, numbers: app_configs, messages, t: pricingTexts(locale, messages), marked }
}
type Pricing = Awaited<ReturnType<typeof readPricing>>

/** A fact and its sentences, with the punctuation of the language. */
const factOf = (isFullWidth: boolean) => (label: string, value: string) =>
  isFullWidth ? `${label}：${value}。` : `${label}: ${value}. `

/** A line for each plan: price, fees, capital, and what the fee leaves of the stated return. */
function planLines(locale: Locale, { home, botplans, numbers, t }: Pricing): string[] {
  const gross = annualReturn(home.results?.list_results)
  const isFullWidth = hasFullWidthMarks(locale)
  const fact = factOf(isFullWidth)
  const gap = isFullWidth ? '' : ' '
  return botplans.map((plan) => {
    const own = plan.translations.find(({ languages_code }) => languages_code === locales[locale].apiLanguage)
    const { month, minCapital, adminFee, firstInvoice } = pricesOf(plan, numbers)
    const net = netTexts(t, locale, plan, numbers, gross)
    return [
      fact(`**${own?.title ?? plan.title}**`, `$${month} ${t('perMonth', { rate: numbers.tax_rate })}`),
      own ? own.intro + gap : '',
      fact(t('minCapital'), `$${minCapital}`),
      fact(t('adminFee'), adminFee ? `$${adminFee}` : t('noFee')),
      fact(t('firstInvoice'), `$${firstInvoice}`),
      ...(net ? net.nets.map(({ capital, net }) => fact(t('netOn', { capital }), net)) : []),
      net ? fact(t('breakEven'), net.breakEven) + net.warning + gap : '',
      own ? own.options.join(isFullWidth ? '；' : '; ') : '',
    ]
      .join('')
      .trim()
  })
}

/** The plans in Markdown, a line each, for the list of pages for language models. */
export const planFacts = async (content: ContentSource, locale: Locale): Promise<string> =>
  list(planLines(locale, await readPricing(content, locale)))

/** The home page as blocks of Markdown: its eleven sections in their order (docs/product.md). */
export async function homeBlocks(content: ContentSource, locale: Locale): Promise<string[]> {
  const [pricing, { pricing_page: fees }, questions, { footer }] = await Promise.all([
    readPricing(content, locale),
    content.pricingPage(locale),
    content.featuredFaq(locale),
    content.chrome(locale),
  ])
  const { home, botplans, numbers, messages, t, marked } = pricing
  const { hero, invest, results, profit, why, how_it_works: how, what_you_get: offer, testimonials } = home
  const gross = annualReturn(home.results?.list_results)
  const range = gross === undefined ? undefined : netRange(t, locale, botplans, numbers, gross)
  const figures = (results?.list_results ?? []).map(({ subtitle, title, title_suffix, content, is_annual_return }) => {
    const net = is_annual_return && range ? ` **${range}**` : ''
    return `**${subtitle}: ${title}${title_suffix}**${net} ${content}`
  })
  return [
    ...(hero ? [`**${hero.title}**`, hero.description, list(hero.features.map(({ title }) => title))] : []),
    ...(invest ? part(invest.title, invest.description, list(invest.options)) : []),
    ...(results ? part(results.title, results.description, list(figures), results.risk_notice) : []),
    ...(profit
      ? part(
          profit.title,
          profit.description,
          list(profit.images.map((each) => `**${each.caption_title}**, ${each.name}: ${each.content}`)),
          profit.risk_notice,
        )
      : []),
    ...(why ? part(why.title, why.description, namedList(why.list_info)) : []),
    ...(how ? part(how.title, how.description, namedList(how.list_step)) : []),
    ...(home.pricing
      ? [
          ...part(home.pricing.title, home.pricing.description, list(planLines(locale, pricing))),
          `### ${t('setupFee')}`,
          fees.setup_fee_description,
          `### ${t('onboarding')}`,
          list(fees.plan_onboarding),
          `### ${t('feePolicy')}`,
          list(fees.plan_fee_policy),
        ]
      : []),
    ...(offer && offer.options.length > 0
      ? part(offer.title, list(offer.options.map((each) => `**${each.title}**: ${each.description}`)))
      : []),
    ...(testimonials
      ? part(
          testimonials.title,
          list(testimonials.list_testimonials.map(({ name, content }) => `**${marked(name)}**: ${content}`)),
        )
      : []),
    ...(home.faq ? part(home.faq.title, ...questions.flatMap((each) => [`### ${each.question}`, each.answer])) : []),
    ...(home.portfolio ? part(home.portfolio.title, home.portfolio.description) : []),
    ...part(messages.shell.riskNotice, footer.risk_notice),
  ]
}
