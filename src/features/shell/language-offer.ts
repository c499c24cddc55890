import { isLocale, localeCodes, locales } from '#i18n/locales.ts'
import { splitLocale } from '#i18n/paths.ts'
import { languageCookie, offerDismissedKey } from '#model/stored.ts'
import { onDocumentClick } from '#ui/on-document-click.ts'

/**
 * On an unprefixed page, offers the browser's language (docs/product.md#language-offer), unless the
 * visitor has chosen a language or dismissed the offer. The offers are hidden in the HTML; an
 * attribute of the document shows one.
 */
export function offerLanguage() {
  const { locale } = splitLocale(location.pathname)
  const chosen = document.cookie.includes(`${languageCookie}=`)
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
      localStorage.setItem(offerDismissedKey, 'yes')
    } catch {
      // Storage may be blocked: the offer is hidden on this page only.
    }
  })
}

function readDismissed() {
  try {
    return localStorage.getItem(offerDismissedKey) !== null
  } catch {
    return false
  }
}
