import { isLocale, localeCodes, locales } from '#i18n/locales.ts'
import { splitLocale } from '#i18n/paths.ts'
import { onDocumentClick } from '#ui/on-document-click.ts'

const dismissedKey = 'language-offer-dismissed'

/**
 * On an unprefixed page, shows the line that offers the browser's language, unless the visitor has
 * chosen one or has dismissed it. The lines are in the HTML, hidden; an attribute of the document shows one.
 */
export function offerLanguage() {
  const { locale } = splitLocale(location.pathname)
  const chosen = document.cookie.includes('site_language=')
  if (locales[locale].prefix !== '' || chosen || readDismissed()) return
  const preferred = navigator.languages
    .map((language) =>
      localeCodes.find((code) => locales[code].tag.split('-')[0] === language.split('-')[0]?.toLowerCase()),
    )
    .find(isLocale)
  if (!preferred || preferred === locale) return
  document.documentElement.dataset.offer = preferred
  onDocumentClick('[data-offer-dismiss]', () => {
    delete document.documentElement.dataset.offer
    try {
      localStorage.setItem(dismissedKey, 'yes')
    } catch {
      // Storage may be closed (private mode): the line is gone from this page at least.
    }
  })
}

function readDismissed() {
  try {
    return localStorage.getItem(dismissedKey) !== null
  } catch {
    return false
  }
}
