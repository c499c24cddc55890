// Library internal: without texts the library draws no dialog (docs/architecture.md).
import { acceptCategory, acceptedCategory, run, validConsent } from 'vanilla-cookieconsent'
import { element } from '#browser/element.ts'
import { analyticsCookiePrefix, consentCookieDays, consentCookieName } from '#model/stored.ts'
import { onDocumentClick } from '#ui/on-document-click.ts'
import { loadTag } from './analytics.ts'
import { consentRevision, measurementId, purposesOf, type Recording } from './purposes.ts'
import { consentTexts } from './texts.ts'

/** Bots see no dialog. */
const bot = /bot|crawl|spider|slurp|teoma/i

let ready: Promise<void> | undefined
let dialog: HTMLElement | undefined
/** The element that gets the focus when the dialog closes. */
let opener: HTMLElement | undefined

/**
 * Applies the consent record, or shows the dialog if none is valid (docs/product.md#consent-dialog).
 * The library keeps the record; the site draws the dialog.
 * @throws Error when the document's language has no texts
 */
export async function askForConsent(recording: Recording | undefined): Promise<void> {
  await (ready ??= applyConsent(recording))
  if (!validConsent() && !bot.test(navigator.userAgent) && !navigator.webdriver) show()
}

/** Opens the dialog on the visitor's request and focuses it. Closing restores the focus. */
export async function openConsent(recording: Recording | undefined): Promise<void> {
  await (ready ??= applyConsent(recording))
  if (document.activeElement instanceof HTMLElement) opener = document.activeElement
  show().focus()
}

/** Applies the stored consent, then every change. */
function applyConsent(recording: Recording | undefined): Promise<void> {
  const id = measurementId()
  const purposes = purposesOf(recording)
  const isSigned = new URLSearchParams(location.search).has('token')
  let silenceTag: (() => void) | undefined
  const apply = () => {
    const granted = acceptedCategory('analytics')
    recording?.(granted)
    if (!granted) silenceTag?.()
    // The address of a page behind a signed link must not reach Google.
    else if (id && !isSigned) silenceTag ??= loadTag(id)
  }
  return run({
    revision: consentRevision(purposes),
    // The library's defaults are as in docs/product.md#consent-record.
    cookie: { name: consentCookieName, expiresAfterDays: consentCookieDays },
    autoShow: false,
    categories: {
      necessary: { enabled: true, readOnly: true },
      analytics: {
        // On withdrawal the library reloads the page, which stops all measuring.
        autoClear: {
          cookies: id ? [{ name: new RegExp(`^${analyticsCookiePrefix}`) }] : [],
          reloadPage: purposes.analytics || purposes.recording,
        },
      },
    },
    // With an empty translation the library draws no dialog.
    language: {
      default: 'en',
      autoDetect: 'document',
      translations: { [document.documentElement.lang]: Object.create(null) },
    },
    onConsent: apply,
    onChange: apply,
  })
}

/** Creates the dialog, not modal, as the first element of the body: keyboards reach it first. */
function consentDialog(): HTMLElement {
  const { lang, dataset } = document.documentElement
  const texts = consentTexts(lang)
  const footerButton = document.querySelector<HTMLElement>('[data-policy]')
  const title = element('h2', { id: 'consent-title' }, texts.title)
  const policy = element('a', { href: footerButton?.dataset.policy ?? '' }, texts.privacyPolicy)
  const description = element('p', { id: 'consent-description' }, `${dataset.consent || texts.description} `, policy)
  const accept = element('button', { type: 'button' }, texts.acceptAll)
  const reject = element('button', { type: 'button' }, texts.rejectAll)
  // The entry script must not queue these clicks (client.tsx).
  for (const button of [accept, reject]) button.dataset.native = ''
  accept.dataset.consentAnswer = 'all'
  reject.dataset.consentAnswer = 'necessary'
  const close = element('button', { type: 'button', className: 'consent-close', ariaLabel: texts.close }, '×')
  close.dataset.native = close.dataset.consentClose = ''
  const box = element(
    'div',
    { id: 'consent', role: 'dialog', tabIndex: -1 },
    title,
    description,
    element('p', { className: 'consent-current' }),
    element('div', { className: 'consent-answers' }, accept, reject),
    close,
  )
  box.setAttribute('aria-labelledby', title.id)
  box.setAttribute('aria-describedby', description.id)
  // Escape is no answer: it closes the dialog only after one. Hydration stops keys that bubble.
  const closeOnEscape = ({ key, target }: KeyboardEvent) => {
    if (key === 'Escape' && target instanceof Node && box.contains(target) && validConsent()) hide(box)
  }
  addEventListener('keydown', closeOnEscape, true)
  onDocumentClick('[data-consent-close]', () => hide(box))
  onDocumentClick('[data-consent-answer]', ({ dataset }) => {
    hide(box)
    acceptCategory(dataset.consentAnswer === 'all' ? 'all' : [])
  })
  new ResizeObserver(() => keepClear(box.offsetHeight)).observe(box)
  document.body.prepend(box)
  return box
}

/**
 * Reserves the dialog's height (px) below the page, so that the page scrolls a focused element clear
 * of the dialog (WCAG 2.4.11). A custom property on the root would restyle the whole page.
 */
function keepClear(height: number) {
  const { style } = document.documentElement
  style.paddingBottom = style.scrollPaddingBottom = height > 0 ? `calc(${height}px + 2rem)` : ''
}

function show(): HTMLElement {
  dialog ??= consentDialog()
  dialog.hidden = false
  showAnswer(dialog)
  return dialog
}

/** Shows the valid answer. With one the dialog can be closed unanswered. */
function showAnswer(box: HTMLElement) {
  const answer = validConsent() ? (acceptedCategory('analytics') ? 'all' : 'necessary') : undefined
  const { current } = consentTexts(document.documentElement.lang)
  const button = box.querySelector(`[data-consent-answer='${answer}']`)
  const line = box.querySelector('.consent-current')
  if (line) line.textContent = button ? `${current} ${button.textContent}` : ''
  for (const choice of box.querySelectorAll('[data-consent-answer]'))
    choice.ariaPressed = answer ? String(choice === button) : null
  for (const close of box.querySelectorAll<HTMLElement>('[data-consent-close]')) close.hidden = !answer
}

function hide(box: HTMLElement) {
  box.hidden = true
  opener?.focus()
  opener = undefined
}
