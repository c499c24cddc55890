import { localeOfTag } from '#i18n/locales.ts'
import { localizePath } from '#i18n/paths.ts'
import { onDocumentClick } from '#ui/on-document-click.ts'
import { hasAnalytics, startAnalytics, stopAnalytics } from './analytics-switch.ts'
import { readRecord, storeRecord } from './consent-record.ts'
import { consentRevision, type Category } from './consent-settings.ts'
import { consentTexts, type ConsentTexts } from './texts.ts'
import type { Recording } from './watch-consent.ts'

/** Bots are not asked. */
const robot = /bot|crawl|spider|slurp|teoma/i

let consent: Consent | undefined
let dialog: HTMLElement | undefined
/** The element that had the focus when the visitor opened the dialog. */
let opener: HTMLElement | undefined

interface Consent {
  texts: ConsentTexts
  isGiven: () => boolean
  answer: (categories: Category[]) => void
}

/**
 * Shows the dialog if there is no valid consent record, otherwise applies the record
 * (docs/product.md#consent-dialog).
 * @throws Error when the document's language has no texts
 */
export function askForConsent(recording: Recording | undefined) {
  if (consent) return
  consent = setUp(recording)
  if (!consent.isGiven() && !isRobot()) show(consent)
}

/** Opens the dialog for the visitor and focuses it. On closing, the focus goes back. */
export function openConsent(recording: Recording | undefined) {
  askForConsent(recording)
  if (document.activeElement instanceof HTMLElement) opener = document.activeElement
  if (consent) show(consent)
  dialog?.focus()
}

const isRobot = () => robot.test(navigator.userAgent) || navigator.webdriver

/** Applies the stored answer, and every later one. */
function setUp(recording: Recording | undefined): Consent {
  const { lang, dataset } = document.documentElement
  const texts = { ...consentTexts(lang), ...(dataset.consent && { description: dataset.consent }) }
  const purposes = { analytics: hasAnalytics(), recording: recording !== undefined }
  const revision = consentRevision(purposes)
  const grants = (categories: Category[] = []) => categories.includes('analytics')
  const apply = (granted: boolean) => {
    recording?.(granted)
    if (granted) void startAnalytics()
    else stopAnalytics()
  }
  const stored = readRecord(revision)
  if (stored && !isRobot()) apply(grants(stored.categories))
  return {
    texts,
    isGiven: () => readRecord(revision) !== undefined,
    answer(categories) {
      const before = readRecord(revision)
      const [granted, grantedBefore] = [grants(categories), grants(before?.categories)]
      if (before && granted === grantedBefore) return
      storeRecord(categories, revision, lang)
      apply(granted)
      // Withdrawn: the page goes on without anything that measures.
      if (grantedBefore && (purposes.analytics || purposes.recording)) location.reload()
    },
  }
}

/** Creates an element with properties and content. Strings become text nodes, never HTML. */
function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Partial<Omit<HTMLElementTagNameMap[Tag], 'style'>>,
  ...content: (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const created = Object.assign(document.createElement(tag), properties)
  created.append(...content)
  return created
}

/**
 * Creates the dialog as the first element of the body: keyboard and screen reader reach it before
 * the page. It is not modal.
 */
function consentDialog({ texts, isGiven, answer }: Consent): HTMLElement {
  const privacyPolicy = localizePath(localeOfTag(document.documentElement.lang), '/page/privacy-policy')
  const title = element('h2', { id: 'consent-title' }, texts.title)
  const policy = element('a', { href: privacyPolicy }, texts.privacyPolicy)
  const description = element('p', { id: 'consent-description' }, `${texts.description} `, policy)
  const accept = element('button', { type: 'button' }, texts.acceptAll)
  const reject = element('button', { type: 'button' }, texts.rejectAll)
  // These buttons work before hydration (client.tsx).
  for (const button of [accept, reject]) button.dataset.native = ''
  accept.dataset.consentAnswer = 'all'
  reject.dataset.consentAnswer = 'necessary'
  const box = element(
    'div',
    { id: 'consent', role: 'dialog', tabIndex: -1 },
    title,
    description,
    element('div', { className: 'consent-answers' }, accept, reject),
  )
  box.setAttribute('aria-labelledby', title.id)
  box.setAttribute('aria-describedby', description.id)
  // In the capture phase: hydration stops keys that bubble.
  const closeOnEscape = ({ key, target }: KeyboardEvent) => {
    // Only if there is a valid answer already.
    if (key === 'Escape' && target instanceof Node && box.contains(target) && isGiven()) hide()
  }
  addEventListener('keydown', closeOnEscape, true)
  const close = (categories: Category[]) => {
    answer(categories)
    hide()
  }
  onDocumentClick('[data-consent-answer=all]', () => close(['necessary', 'analytics']))
  onDocumentClick('[data-consent-answer=necessary]', () => close(['necessary']))
  // The height that the dialog covers: focused elements scroll clear of it (consent.css).
  new ResizeObserver(() => {
    document.documentElement.style.setProperty('--consent-height', `${box.offsetHeight}px`)
  }).observe(box)
  document.body.prepend(box)
  return box
}

/** Shows the dialog and creates it on the first call. */
function show(asked: Consent) {
  dialog ??= consentDialog(asked)
  dialog.hidden = false
}

function hide() {
  if (dialog) dialog.hidden = true
  opener?.focus()
  opener = undefined
}
