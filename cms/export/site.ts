import * as v from 'valibot'
import type { CompiledContent } from '../../scripts/content/compile.ts'
import { BotPlan, PlanCell } from '../../src/features/pricing/schema.ts'
import { defaultLocale, locales, type Locale } from '../../src/i18n/locales.ts'
import type { AppConfig } from '../../src/shell/schema.ts'
import { FrameTexts } from '../../worker/cms/remote-frame.ts'
import { cellOf } from '../setup/records.ts'
import type { Files } from './files.ts'
import { merge } from './merge.ts'
import type { ServerContent } from './read.ts'

const Plans = v.array(v.looseObject({ id: v.string() }))
const Shown = v.object({ faq_id: v.object({ status: v.literal('published'), is_feature: v.literal(true) }) })

const isCell = (name: string) => Reflect.get(BotPlan.entries, name) === PlanCell

/** The fields of a file's records that a plan has, its texts among them. Cells are as in the studio. */
function fieldsOf(plan: BotPlan, raw: v.InferOutput<typeof Plans>): object {
  const fields = Object.entries({ ...plan, ...plan.translations[0] })
  const all = new Map<string, unknown>(fields.map(([name, value]) => [name, isCell(name) ? cellOf(value) : value]))
  const names = Object.keys(raw.find(({ id }) => id === plan.id) ?? raw[0] ?? {})
  return Object.fromEntries(names.map((name) => [name, all.get(name)]))
}

const mergePlans = (before: BotPlan[], now: BotPlan[]) => (file: unknown) => {
  const raw = v.parse(Plans, file)
  return merge(
    raw,
    before.map((plan) => fieldsOf(plan, raw)),
    now.map((plan) => fieldsOf(plan, raw)),
  )
}

/** SEO records and interface texts of one language. */
function wordsOf({ seo_urls, translations }: AppConfig, locale: Locale) {
  const language = locales[locale].apiLanguage
  const records = seo_urls.flatMap(({ router_name, translations: texts }) => {
    const own = texts.find(({ languages_code }) => languages_code === language)
    return own ? [{ router_name, seo_detail: own.seo_detail }] : []
  })
  return { seo_urls: records, translations: translations[language] ?? {} }
}

/** Writes home page, plans, questions, settings, countries and redirects. */
export async function writeSite(files: Files, before: CompiledContent, now: ServerContent): Promise<void> {
  const { app_configs, link_button } = before[defaultLocale].site.config
  const { config } = now
  await files.merge(
    'site.json',
    { app_configs, link_button },
    {
      app_configs: config.app_configs,
      link_button: config.link_button,
    },
  )
  await files.merge('countries.json', before.shared.countries, now.countries)
  await files.merge('redirects.json', { rules: before.redirects }, { rules: now.redirects })
  for (const [locale, { frame, home, pricing, plans, faq }] of now.locales) {
    const { site } = before[locale]
    await files.merge(`${locale}/home.json`, site.home, home)
    await files.merge(`${locale}/pricing-page.json`, site.pricingPage.pricing_page, pricing)
    if (locale === defaultLocale) await files.change('plans.json', mergePlans(site.plans.botplans, plans))
    await files.change(`${locale}/plans.json`, mergePlans(site.plans.botplans, plans))
    await files.change(`${locale}/faq.json`, (file) => {
      const raw = v.parse(v.array(v.unknown()), file)
      const isShown = (question: unknown) => v.is(Shown, question)
      const shown = v.parse(v.array(v.unknown()), merge(raw.filter(isShown), site.featuredFaq, faq))
      // The server does not give the others, which keep their places.
      return [...raw.flatMap((question) => (isShown(question) ? shown.splice(0, 1) : [question])), ...shown]
    })
    const [old, own] = [wordsOf(site.config, locale), wordsOf(config, locale)]
    // The order of the file; the site needs a record for each page.
    const seo_urls = old.seo_urls.map(
      (record) => own.seo_urls.find((each) => each.router_name === record.router_name) ?? record,
    )
    const oldFrame = v.parse(FrameTexts, site.frame)
    await files.merge(`${locale}/site.json`, { ...old, ...oldFrame }, { ...own, seo_urls, ...(frame ?? oldFrame) })
  }
}
