import { ifAvailable, type Api } from '#api/api.ts'
import { locales, type Locale } from '#i18n/locales.ts'
import type { SeoName } from '#model/sections.ts'
import type { SeoDetail } from '#model/seo.ts'
import { chromeCall, configCall } from './calls.ts'
import type { Chrome } from './schema.ts'

/**
 * What every page needs: the words of its frame, the app config in the page's language. Of what is `shown` the frame's words stay, and
 * the config, too, when a newer one cannot be had: the console tells why. The first page of a visit has nothing to keep.
 */
export async function readShell(api: Api, locale: Locale, shown?: Shell): Promise<Shell> {
  try {
    return await readNewShell(api, locale, shown?.chrome)
  } catch (error) {
    if (!shown) throw error
    console.error(error)
    return shown
  }
}

async function readNewShell(api: Api, lang: Locale, known: Chrome | undefined) {
  const [chrome, config] = await Promise.all([known ?? api(chromeCall, { lang }), api(configCall, { lang })])
  return {
    chrome,
    links: config.link_button,
    numbers: config.app_configs,
    translations: config.translations[locales[lang].apiLanguage] ?? {},
  }
}
export type Shell = Awaited<ReturnType<typeof readNewShell>>

/**
 * The SEO record of a route in the page's language; `name` is that of model/sections.ts. `undefined` when there is none,
 * or it cannot be had: no page fails for it.
 */
export async function readSeo(api: Api, locale: Locale, name: SeoName): Promise<SeoDetail | undefined> {
  const config = await ifAvailable(api(configCall, { lang: locale }))
  return config?.seo_urls.find((record) => record.router_name === name)?.translations[0]?.seo_detail
}
