import type { Api } from '#api/api.ts'
import type { Shell } from '#shell/loaders.ts'
import type { Locale } from '#i18n/locales.ts'
import type { Messages } from '#i18n/messages.ts'

/** The router's context, for loaders and pages. */
export interface RouterContext {
  locale: Locale
  messages: Messages
  api: Api
  /** The site's public address, such as `https://helmsway.example`. */
  origin: string
  /** The root loader's current data (browser only). */
  currentShell?: () => Shell | undefined
}
