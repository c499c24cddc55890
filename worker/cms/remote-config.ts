import * as v from 'valibot'
import { AppConfig } from '#shell/schema.ts'
import { defaultLocale, locales, type Locale } from '#i18n/locales.ts'
import { ConfigMessages } from './config-messages.ts'

const isOnServer = v.optional(v.boolean(), false)

/** The app config with messages that the site has. `content` names the parts that the content server has. */
export const RemoteConfig = v.strictObject({
  ...AppConfig.entries,
  translations: ConfigMessages,
  content: v.optional(
    v.object({
      knowledge_base: isOnServer,
      frame: isOnServer,
      guidelines: isOnServer,
      academy: isOnServer,
    }),
    {},
  ),
})
export type RemoteConfig = v.InferOutput<typeof RemoteConfig>

/** Parts that are the files' unless the config says that the content server has them. */
export type Part = keyof RemoteConfig['content']

/** The config with the texts of one language. A record without that language is in English. */
export function configIn(locale: Locale, config: AppConfig): AppConfig {
  const lang = locales[locale].apiLanguage
  const messages = config.translations[lang]
  return {
    ...config,
    seo_urls: config.seo_urls.map(({ router_name, translations }) => {
      const textIn = (code: string) => translations.find(({ languages_code }) => languages_code === code)
      const text = textIn(lang) ?? textIn(locales[defaultLocale].apiLanguage)
      return { router_name, translations: text ? [text] : [] }
    }),
    translations: messages ? { [lang]: messages } : {},
  }
}
