import { notFound } from '@tanstack/react-router'
import { ifAvailable, orUndefined, type Api } from '#api/api.ts'
import type { Call } from '#api/call.ts'
import { findOrEnglish, type MaybeInEnglish } from '#i18n/english-fallback.ts'
import { locales, type Locale } from '#i18n/locales.ts'
import { section, sections, type ItemSection, type SectionName } from '#model/sections.ts'
import { completeSeo, type DescribedItem, type SeoDetail } from '#model/seo.ts'
import { siteFrameCall, configCall } from './calls.ts'
import type { SiteFrame } from './schema.ts'

/**
 * The data of every page: the frame's texts and the app config. A `shown` frame is not read again, and
 * a failed read keeps the `shown` config (logged).
 */
export const readShell = (api: Api, locale: Locale, shown?: Shell): Promise<Shell> =>
  readNewShell(api, locale, shown?.frame).catch((error: unknown) => {
    if (!shown) throw error
    console.error(error)
    return shown
  })

async function readNewShell(api: Api, lang: Locale, known: SiteFrame | undefined) {
  const [frame, config] = await Promise.all([known ?? api(siteFrameCall, { lang }), api(configCall, { lang })])
  return {
    frame,
    links: config.link_button,
    numbers: config.app_configs,
    translations: config.translations[locales[lang].apiLanguage] ?? {},
  }
}
export type Shell = Awaited<ReturnType<typeof readNewShell>>

/** The SEO record `name` in the page's language; `undefined` if missing or unavailable. */
async function readSeo(api: Api, locale: Locale, name: string | undefined): Promise<SeoDetail | undefined> {
  const config = await ifAvailable(api(configCall, { lang: locale }))
  return config?.seo_urls.find((record) => record.router_name === name)?.translations[0]?.seo_detail
}

/** The content of a section's page (`reading`) with the section's SEO record. */
export async function withSeo<T extends object>(
  { api, locale }: { api: Api; locale: Locale },
  name: SectionName,
  reading: T | Promise<T>,
) {
  const [content, seo] = await Promise.all([reading, readSeo(api, locale, section(name).seo)])
  return { ...content, seo }
}

/**
 * A page of a section's list with its filter and the section's SEO record.
 * @throws NotFoundError if the filter or the page does not exist
 */
export async function loadList<Filter extends { page: number }, List extends { total_pages: number }>(
  context: { api: Api; locale: Locale },
  name: SectionName,
  filter: Filter | undefined,
  read: (filter: Filter) => Promise<List>,
) {
  if (!filter) throw notFound()
  const list = await withSeo(context, name, read(filter))
  if (filter.page > Math.max(1, list.total_pages)) throw notFound()
  return { ...list, filter }
}

/**
 * The item `slug` of a section, else in English, with the SEO record of the section's items.
 * @throws NotFoundError if the item does not exist
 */
export async function loadItem<T extends DescribedItem>(
  { api, locale }: { api: Api; locale: Locale },
  name: ItemSection,
  call: Call<{ lang: Locale; slug: string }, T>,
  slug: string,
) {
  const find = (lang: Locale): Promise<MaybeInEnglish<T> | undefined> => orUndefined(api(call, { lang, slug }))
  const seo = readSeo(api, locale, sections[name].items.seo)
  const [item, record] = await Promise.all([findOrEnglish(locale, find), seo])
  if (!item) throw notFound()
  return { ...item, seo_detail: completeSeo(item, item.inEnglish ? undefined : record) }
}
