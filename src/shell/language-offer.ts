import { languageCookie, offerDismissedKey } from '#model/stored.ts'
import { onDocumentClick } from '#ui/on-document-click.ts'
import { readStored, store } from '#ui/store.ts'

const mainLanguage = (tag: string) => tag.split('-')[0]?.toLowerCase()

/**
 * Shows the hidden offer of the browser's language (docs/product.md#language-offer), unless the
 * visitor has chosen a language or dismissed the offer.
 */
export function offerLanguage() {
  const offers = [...document.querySelectorAll<HTMLElement>('.language-offer')]
  const isAnswered =
    document.cookie.includes(`${languageCookie}=`) || readStored('localStorage', offerDismissedKey) !== null
  if (offers.length === 0 || isAnswered) return
  const page = document.documentElement
  const tags = [page, ...offers].map(({ lang }) => lang)
  const preferred = navigator.languages
    .map((language) => tags.find((tag) => mainLanguage(tag) === mainLanguage(language)))
    .find((tag) => tag !== undefined)
  const offer = offers.find(({ lang }) => lang === preferred)
  if (!offer) return
  offer.dataset.offered = ''
  page.dataset.offer = ''
  onDocumentClick('[data-offer-dismiss]', () => {
    delete page.dataset.offer
    store('localStorage', offerDismissedKey, 'yes')
  })
}
