import type { Api } from '#api/api.ts'
import type { Shell } from '#shell/loaders.ts'
import type { Locale } from '#i18n/locales.ts'
import type { Messages } from '#i18n/messages.ts'

/** What loaders and pages can read from the router's context. */
export interface RouterContext {
  locale: Locale
  messages: Messages
  api: Api
  /** The site's public address, such as `https://helmsway.example`. */
  origin: string
  /** The root loader's data for the page that is shown now (browser only). */
  currentShell?: () => Shell | undefined
}
