import * as v from 'valibot'
import { FaqItem, Home } from '#features/home/schema.ts'
import { BotPlans, PricingPage } from '#features/pricing/schema.ts'
import { AppConfig, Chrome, Country, Language } from '#features/shell/schema.ts'
import { defaultLocale, locales, type Locale } from '#i18n/locales.ts'
import { sections } from '#model/sections.ts'
import { Company, companyIn } from './company.ts'
import { messageFile, readMessages } from './messages.ts'
import { routeNames } from './route-names.ts'
import type { SharedContent, SiteContent } from '#worker/content/compiled.ts'
import type { ContentReader } from './reader.ts'

const SeoUrls = v.array(v.strictObject({ router_name: v.string(), seo_detail: v.unknown() }))
const NeutralSite = v.strictObject({
  app_configs: v.unknown(),
  link_button: v.unknown(),
  footer: v.strictObject({ year: v.unknown() }),
  company: Company,
})
const LocaleSite = v.strictObject({
  brand: v.unknown(),
  navigation: v.unknown(),
  footer: v.record(v.string(), v.unknown()),
  seo_urls: SeoUrls,
  translations: v.unknown(),
})
const PlanParts = v.array(v.looseObject({ id: v.string() }))
const PlanTexts = v.array(
  v.looseObject({ id: v.string(), title: v.unknown(), intro: v.unknown(), options: v.unknown() }),
)

/** Paths of the texts in `translations` that replace none of `texts`. */
function unknownMessages(translations: unknown, texts: unknown): string[] {
  if (typeof translations !== 'object' || translations === null) return typeof texts === 'string' ? [] : ['']
  const known = new Map(Object.entries(Object(texts)))
  return Object.entries(translations).flatMap(([name, text]) =>
    unknownMessages(text, known.get(name)).map((path) => (path ? `${name}.${path}` : name)),
  )
}

/** Header, footer, config, home page, plans and questions of one language (docs/content.md). */
export async function compileSite(reader: ContentReader, locale: Locale): Promise<SiteContent | undefined> {
  const languages_code = locales[locale].apiLanguage
  const siteFile = `${locale}/site.json`
  const plansFile = `${locale}/plans.json`
  const [neutralSite, neutralPlans, home, pricingPage, faq, site, planTexts] = await Promise.all([
    reader.json('site.json', NeutralSite),
    reader.json('plans.json', PlanParts),
    reader.json(`${locale}/home.json`, Home),
    reader.json(`${locale}/pricing-page.json`, PricingPage),
    reader.json(`${locale}/faq.json`, v.array(FaqItem)),
    reader.json(siteFile, LocaleSite),
    reader.json(plansFile, PlanTexts),
  ])
  if (!home || !pricingPage || !faq || !site || !planTexts || !neutralSite || !neutralPlans) return undefined

  const seoNames = new Set(site.seo_urls.map((record) => record.router_name))
  for (const name of Object.values(routeNames))
    if (!seoNames.has(name)) reader.fault(siteFile, `seo_urls: the record of route "${name}" is missing`)
  for (const name of seoNames)
    if (!Object.values(routeNames).includes(name))
      reader.fault(siteFile, `seo_urls: no route is called "${name}"; there is ${Object.values(routeNames).join(', ')}`)
  for (const field of unknownMessages(site.translations, readMessages(locale)))
    reader.fault(siteFile, `translations.${field}: ${messageFile(locale)} has no such text`)
  const faqLanguage = (await reader.isMissing(`${locale}/faq.json`))
    ? locales[defaultLocale].apiLanguage
    : languages_code
  for (const item of faq)
    if (item.languages_code !== faqLanguage)
      reader.fault(`${locale}/faq.json`, `languages_code: must be "${languages_code}"`)
  for (const text of planTexts)
    if (!neutralPlans.some((plan) => plan.id === text.id))
      reader.fault(plansFile, `id: no plan "${text.id}" in plans.json`)

  const plans = reader.check(plansFile, BotPlans, {
    botplans: neutralPlans.map((plan) => {
      const texts = planTexts.find((text) => text.id === plan.id)
      const { title, intro, options, ...cells } = { title: undefined, intro: undefined, options: undefined, ...texts }
      return { ...plan, ...cells, translations: [{ languages_code, title, intro, options }] }
    }),
  })
  const config = reader.check(siteFile, AppConfig, {
    app_configs: neutralSite.app_configs,
    link_button: neutralSite.link_button,
    seo_urls: site.seo_urls.map(({ router_name, seo_detail }) => ({
      router_name,
      translations: [{ languages_code, seo_detail }],
    })),
    translations: { [languages_code]: site.translations },
  })
  const { name, address, registration, contact } = companyIn(locale, neutralSite.company)
  const chrome = reader.check(siteFile, Chrome, {
    brand: site.brand,
    company: { name, address, registration, contact },
    navigation: site.navigation,
    footer: { ...site.footer, year: neutralSite.footer.year },
    translations: await sectionTranslations(reader),
  })
  if (!plans || !chrome || !config) return undefined
  const featuredFaq = faq.filter(({ faq_id: { status, is_feature } }) => status === 'published' && is_feature)
  return { home, pricingPage: { pricing_page: pricingPage }, featuredFaq, plans, chrome, config }
}

/** The languages of sections whose texts are yet to be written in one; `undefined` if none is. */
async function sectionTranslations(reader: ContentReader) {
  const names = ['home', 'guidelines', 'academy'] as const
  const found = await Promise.all(names.map(async (name) => [name, await reader.translations(`${name}.json`)] as const))
  const lacking = found.filter(([, translations]) => translations !== undefined)
  if (lacking.length === 0) return undefined
  // Courses have no texts of their own.
  const pages = lacking.flatMap(([name, translations]) => {
    const { path } = sections[name]
    return [[path, translations], ...(name === 'academy' ? [[`${path}/*`, translations]] : [])]
  })
  return Object.fromEntries(pages)
}

/** The lists that have no language. */
export async function compileShared(reader: ContentReader): Promise<SharedContent | undefined> {
  const [languages, countries] = await Promise.all([
    reader.json('languages.json', v.array(Language)),
    reader.json('countries.json', v.array(Country)),
  ])
  return languages && countries && { languages, countries }
}
