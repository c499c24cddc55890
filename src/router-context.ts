import type { Api } from '#api/api.ts'
import type { Shell } from '#features/shell/queries.ts'
import type { Locale } from '#i18n/locales.ts'
import type { Messages } from '#i18n/messages.ts'

/** What every loader and page can read of the router. */
export interface RouterContext {
  locale: Locale
  messages: Messages
  api: Api
  /** The site's public address, such as `https://helmsway.example`: the base of canonical addresses. */
  origin: string
  /** What the root's loader gave for the page that is shown now. */
  currentShell?: () => Shell | undefined
}
