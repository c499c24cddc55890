// Hold: without texts the library draws no dialog, which is not documented (docs/architecture.md).
import { acceptCategory, acceptedCategory, run, validConsent } from 'vanilla-cookieconsent'
import { analyticsCookiePrefix, consentCookieDays, consentCookieName } from '#model/stored.ts'
import { onDocumentClick } from '#ui/on-document-click.ts'
import { loadTag } from './analytics.ts'
import { consentRevision, measurementId, purposesOf, type Recording } from './purposes.ts'
import { consentTexts } from './texts.ts'

/** Bots are not asked. */
const robot = /bot|crawl|spider|slurp|teoma/i

let ready: Promise<void> | undefined
let dialog: HTMLElement | undefined
/** The element that had the focus when the visitor opened the dialog. */
let opener: HTMLElement | undefined

/**
 * Shows the dialog if there is no valid consent record, otherwise applies the record
 * (docs/product.md#consent-dialog). The library keeps the record; the dialog is the site's own
 * markup.
 * @throws Error when the document's language has no texts
 */
export async function askForConsent(recording: Recording | undefined): Promise<void> {
  await (ready ??= applyConsent(recording))
  if (!validConsent() && !robot.test(navigator.userAgent) && !navigator.webdriver) show()
}

/** Opens the dialog for the visitor and focuses it. On closing, the focus goes back. */
export async function openConsent(recording: Recording | undefined): Promise<void> {
  await (ready ??= applyConsent(recording))
  if (document.activeElement instanceof HTMLElement) opener = document.activeElement
  show().focus()
}

/** Starts and ends what waits for consent, now as the record says and then with every answer. */
function applyConsent(recording: Recording | undefined): Promise<void> {
  const id = measurementId()
  const purposes = purposesOf(recording)
  let silenceTag: (() => void) | undefined
  const apply = () => {
    const granted = acceptedCategory('analytics')
    recording?.(granted)
    if (!granted) silenceTag?.()
    else if (id) silenceTag ??= loadTag(id)
  }
  return run({
    revision: consentRevision(purposes),
    // docs/product.md#consent-record
    cookie: {
      name: consentCookieName,
      expiresAfterDays: consentCookieDays,
      path: '/',
      sameSite: 'Lax',
      secure: true,
    },
    manageScriptTags: false,
    autoShow: false,
    categories: {
      necessary: { enabled: true, readOnly: true },
      analytics: {
        // On withdrawal the library loads the page again, without anything that measures.
        autoClear: {
          cookies: id ? [{ name: new RegExp(`^${analyticsCookiePrefix}`) }] : [],
          reloadPage: purposes.analytics || purposes.recording,
        },
      },
    },
    // An empty translation: the library renders no dialog of its own.
    language: {
      default: 'en',
      autoDetect: 'document',
      translations: { [document.documentElement.lang]: Object.create(null) },
    },
    onConsent: apply,
    onChange: apply,
  })
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
function consentDialog(): HTMLElement {
  const { lang, dataset } = document.documentElement
  const texts = consentTexts(lang)
  // The footer has the address of the privacy policy in the page's language.
  const footer = document.querySelector<HTMLElement>('[data-policy]')
  const title = element('h2', { id: 'consent-title' }, texts.title)
  const policy = element('a', { href: footer?.dataset.policy ?? '' }, texts.privacyPolicy)
  const description = element('p', { id: 'consent-description' }, `${dataset.consent ?? texts.description} `, policy)
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
    if (key === 'Escape' && target instanceof Node && box.contains(target) && validConsent()) hide(box)
  }
  addEventListener('keydown', closeOnEscape, true)
  onDocumentClick('[data-consent-answer]', ({ dataset }) => {
    hide(box)
    acceptCategory(dataset.consentAnswer === 'all' ? 'all' : [])
  })
  new ResizeObserver(() => keepClear(box.offsetHeight)).observe(box)
  document.body.prepend(box)
  return box
}

/**
 * The focused element is never covered by the dialog (WCAG 2.4.11): the page scrolls it into the
 * free area, even at the page's end. `height` is in px, 0 when the dialog is hidden. Properties that
 * are not inherited: a custom property on the root would style the whole page anew.
 */
function keepClear(height: number) {
  const { style } = document.documentElement
  style.paddingBottom = style.scrollPaddingBottom = height > 0 ? `calc(${height}px + 2rem)` : ''
}

/** Shows the dialog and creates it on the first call. */
function show(): HTMLElement {
  dialog ??= consentDialog()
  dialog.hidden = false
  return dialog
}

function hide(box: HTMLElement) {
  box.hidden = true
  opener?.focus()
  opener = undefined
}
