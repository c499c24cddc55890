import * as v from 'valibot'
import { FaqItem, Home } from '#features/home/schema.ts'
import { BotPlans, PricingPage } from '#features/pricing/schema.ts'
import { incidentPage, type Incident } from '#features/static-page/schema.ts'
import { AppConfig, SiteFrame, Country, MessageTree } from '#shell/schema.ts'
import { localeCodes, locales, type Locale } from '#i18n/locales.ts'
import { section, sectionNames, sections } from '#model/sections.ts'
import { SeoDetail } from '#model/seo.ts'
import { Company, companyIn } from './company.ts'
import { strayMessages } from './messages.ts'
import { compileSamples } from './samples.ts'
import type { SharedContent, SiteContent } from '#worker/content/compiled.ts'
import type { ContentReader } from './reader.ts'

/** Names of SEO records by path without language, such as `/resources/blog/$slug`. */
export const routeNames: Record<string, string> = Object.fromEntries(
  sectionNames.flatMap((name) => {
    const { path, seo, items } = section(name)
    return [...(seo ? [[path, seo]] : []), ...(items?.seo ? [[`${path}/$slug`, items.seo]] : [])]
  }),
)

const SiteFacts = v.strictObject({
  ...v.pick(AppConfig, ['app_configs', 'link_button']).entries,
  footer: v.pick(SiteFrame.entries.footer, ['year']),
  company: Company,
})
const SiteWords = v.strictObject({
  ...v.pick(SiteFrame, ['brand', 'notice', 'navigation']).entries,
  footer: v.omit(SiteFrame.entries.footer, ['year']),
  seo_urls: v.array(v.strictObject({ router_name: v.picklist(Object.values(routeNames)), seo_detail: SeoDetail })),
  translations: MessageTree,
})
const PlanFacts = v.array(v.looseObject({ id: v.string() }))
const PlanWords = v.array(
  v.looseObject({ id: v.string(), title: v.unknown(), intro: v.unknown(), options: v.unknown() }),
)

export function compileSite(
  reader: ContentReader,
  locale: Locale,
  incidents: Incident[] = [],
): SiteContent | undefined {
  const languages_code = locales[locale].apiLanguage
  const [siteFile, plansFile] = [`${locale}/site.json`, `${locale}/plans.json`]
  const siteFacts = reader.json('site.json', SiteFacts)
  const planFacts = reader.json('plans.json', PlanFacts)
  const home = reader.json(`${locale}/home.json`, Home)
  const pricingPage = reader.json(`${locale}/pricing-page.json`, PricingPage)
  const faq = reader.json(`${locale}/faq.json`, v.array(FaqItem))
  const site = reader.json(siteFile, SiteWords)
  const planWords = reader.json(plansFile, PlanWords)
  if (!home || !pricingPage || !faq || !site || !planWords || !siteFacts || !planFacts) return undefined

  for (const name of Object.values(routeNames))
    if (!site.seo_urls.some((record) => record.router_name === name))
      reader.fault(siteFile, `seo_urls: the record of route "${name}" is missing`)

  const plans = reader.check(plansFile, BotPlans, {
    botplans: planFacts.map((plan) => {
      const { title, intro, options, ...cells } = planWords.find(({ id }) => id === plan.id) ?? { id: plan.id }
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
  for (const fault of strayMessages(config?.translations[languages_code] ?? {}))
    reader.fault(siteFile, `translations.${fault}`)
  const { name, address, registration, contact } = companyIn(locale, siteFacts.company)
  const open = incidents.find(({ ended }) => ended === undefined)
  const frame = reader.check(siteFile, SiteFrame, {
    brand: site.brand,
    notice: site.notice,
    checks_country: (servedCountries(reader)?.length ?? 0) > 0,
    company: { name, address, registration, contact },
    navigation: site.navigation,
    footer: { ...site.footer, year: siteFacts.footer.year },
    translations: sectionTranslations(reader),
    ...(open && { incident: { title: open.title, url: `${sections.pages.path}/${incidentPage}#${open.slug}` } }),
  })
  if (!plans || !frame || !config) return undefined
  const featuredFaq = faq.filter(({ faq_id: { status, is_feature } }) => status === 'published' && is_feature)
  return { home, pricingPage: { pricing_page: pricingPage }, featuredFaq, plans, frame, config }
}

/** The languages of the sections that an incomplete language lacks, by path. */
function sectionTranslations(reader: ContentReader) {
  const lacking = (['home', 'guidelines', 'academy'] as const).flatMap((name) => {
    const translations = reader.translations(`${name}.json`)
    const { path } = sections[name]
    // The file of the academy holds the texts of its courses, too.
    const paths = name === 'academy' ? [path, `${path}/*`] : [path]
    return translations ? paths.map((each) => [each, translations] as const) : []
  })
  return lacking.length > 0 ? Object.fromEntries(lacking) : undefined
}

/** The countries that are served. Without them the site asks for no visitor's country. */
const servedCountries = (reader: ContentReader) =>
  reader.files.has('countries.json') ? reader.json('countries.json', v.array(Country)) : []

export function compileShared(reader: ContentReader): SharedContent | undefined {
  const countries = servedCountries(reader)
  const samples = compileSamples(reader)
  const listed = localeCodes.filter((code) => !locales[code].isUnlisted)
  const languages = listed.map((code) => ({ code, name: locales[code].name, language: locales[code].apiLanguage }))
  return countries && samples && { languages, countries, samples }
}
