import * as v from 'valibot'
import { FaqItem, Home } from '#features/home/schema.ts'
import { BotPlans, PricingPage } from '#features/pricing/schema.ts'
import { AppConfig, Chrome, Country, Language } from '#features/shell/schema.ts'
import { defaultLocale, locales, type Locale } from '#i18n/locales.ts'
import { sections } from '#model/sections.ts'
import { Company, companyIn } from './company.ts'
import { walk } from './faults.ts'
import { messageFile, messageNames } from './messages.ts'
import { routeNames } from './route-names.ts'
import type { SharedContent, SiteContent } from '#worker/content/compiled.ts'
import type { ContentReader } from './reader.ts'

const SiteFacts = v.strictObject({
  app_configs: v.unknown(),
  link_button: v.unknown(),
  footer: v.strictObject({ year: v.unknown() }),
  company: Company,
})
const SiteWords = v.strictObject({
  brand: v.unknown(),
  navigation: v.unknown(),
  footer: v.record(v.string(), v.unknown()),
  seo_urls: v.array(v.strictObject({ router_name: v.string(), seo_detail: v.unknown() })),
  translations: v.unknown(),
})
const PlanFacts = v.array(v.looseObject({ id: v.string() }))
const PlanWords = v.array(
  v.looseObject({ id: v.string(), title: v.unknown(), intro: v.unknown(), options: v.unknown() }),
)

/** Header, footer, config, home page, plans and questions of one language (docs/content.md). */
export function compileSite(reader: ContentReader, locale: Locale): SiteContent | undefined {
  const languages_code = locales[locale].apiLanguage
  const siteFile = `${locale}/site.json`
  const plansFile = `${locale}/plans.json`
  const faqFile = `${locale}/faq.json`
  const siteFacts = reader.json('site.json', SiteFacts)
  const planFacts = reader.json('plans.json', PlanFacts)
  const home = reader.json(`${locale}/home.json`, Home)
  const pricingPage = reader.json(`${locale}/pricing-page.json`, PricingPage)
  const faq = reader.json(faqFile, v.array(FaqItem))
  const site = reader.json(siteFile, SiteWords)
  const planWords = reader.json(plansFile, PlanWords)
  if (!home || !pricingPage || !faq || !site || !planWords || !siteFacts || !planFacts) return undefined

  const seoNames = new Set(site.seo_urls.map((record) => record.router_name))
  for (const name of Object.values(routeNames))
    if (!seoNames.has(name)) reader.fault(siteFile, `seo_urls: the record of route "${name}" is missing`)
  for (const name of seoNames)
    if (!Object.values(routeNames).includes(name))
      reader.fault(siteFile, `seo_urls: no route is called "${name}"; there is ${Object.values(routeNames).join(', ')}`)
  const messages = new Set(messageNames(locale))
  walk(site.translations, (text, path) => {
    if ((typeof text !== 'object' || text === null) && !messages.has(path))
      reader.fault(siteFile, `translations.${path}: ${messageFile(locale)} has no such text`)
  })
  const faqLanguage = reader.isUnwritten(faqFile) ? locales[defaultLocale].apiLanguage : languages_code
  for (const item of faq)
    if (item.languages_code !== faqLanguage) reader.fault(faqFile, `languages_code: must be "${languages_code}"`)
  for (const { id } of planWords)
    if (!planFacts.some((plan) => plan.id === id)) reader.fault(plansFile, `id: no plan "${id}" in plans.json`)

  const plans = reader.check(plansFile, BotPlans, {
    botplans: planFacts.map((plan) => {
      const words = planWords.find(({ id }) => id === plan.id)
      const { title, intro, options, ...cells } = { title: undefined, intro: undefined, options: undefined, ...words }
      return { ...plan, ...cells, translations: [{ languages_code, title, intro, options }] }
    }),
  })
  const config = reader.check(siteFile, AppConfig, {
    app_configs: siteFacts.app_configs,
    link_button: siteFacts.link_button,
    seo_urls: site.seo_urls.map(({ router_name, seo_detail }) => ({
      router_name,
      translations: [{ languages_code, seo_detail }],
    })),
    translations: { [languages_code]: site.translations },
  })
  const { name, address, registration, contact } = companyIn(locale, siteFacts.company)
  const chrome = reader.check(siteFile, Chrome, {
    brand: site.brand,
    company: { name, address, registration, contact },
    navigation: site.navigation,
    footer: { ...site.footer, year: siteFacts.footer.year },
    translations: sectionTranslations(reader),
  })
  if (!plans || !chrome || !config) return undefined
  const featuredFaq = faq.filter(({ faq_id: { status, is_feature } }) => status === 'published' && is_feature)
  return { home, pricingPage: { pricing_page: pricingPage }, featuredFaq, plans, chrome, config }
}

/** The languages of sections whose texts are yet to be written in one; `undefined` if none is. */
function sectionTranslations(reader: ContentReader) {
  const lacking = (['home', 'guidelines', 'academy'] as const).flatMap((name) => {
    const translations = reader.translations(`${name}.json`)
    const { path } = sections[name]
    // Courses have no texts of their own.
    const paths = name === 'academy' ? [path, `${path}/*`] : [path]
    return translations ? paths.map((each) => [each, translations] as const) : []
  })
  return lacking.length > 0 ? Object.fromEntries(lacking) : undefined
}

/** The lists that have no language. */
export function compileShared(reader: ContentReader): SharedContent | undefined {
  const languages = reader.json('languages.json', v.array(Language))
  const countries = reader.json('countries.json', v.array(Country))
  return languages && countries && { languages, countries }
}
