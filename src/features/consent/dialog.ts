import { acceptCategory, acceptedCategory, hide, reset, run, show, validConsent } from 'vanilla-cookieconsent'
import { localeOfTag } from '#i18n/locales.ts'
import { localizePath } from '#i18n/paths.ts'
import { allowHtml } from '#ui/allow-html.ts'
import { analyticsCookies, startAnalytics, stopAnalytics } from './analytics-switch.ts'
import { consentCategories, consentCookie, consentRevision } from './consent-settings.ts'
import { consentTexts } from './texts.ts'

let modal: HTMLElement | undefined
let ready: Promise<void> | undefined

/**
 * Shows the dialog when there is no valid consent (spec §4), and else does what was consented to. Bots see nothing.
 * @throws Error when the document's language has no texts (spec §8).
 */
export function askForConsent(): Promise<void> {
  ready ??= setUp().catch((error: unknown) => {
    ready = undefined
    reset()
    throw error
  })
  return ready
}

/** Opens the dialog on the visitor's own wish and moves the focus into it. Closed, it gives the focus back. */
export async function openConsent(): Promise<void> {
  await askForConsent()
  show(true)
  modal?.focus()
}

async function setUp() {
  const { lang } = document.documentElement
  const texts = consentTexts(lang)
  const privacyPolicy = localizePath(localeOfTag(lang), '/page/privacy-policy')
  const description = `${texts.description} <a href="${privacyPolicy}">${texts.privacyPolicy}</a>`
  const texted = new Set([texts.title, description, texts.acceptAll, texts.rejectAll])
  allowHtml((html) => texted.has(html))
  hearAnswers()
  await run({
    root: dialogHost(),
    revision: consentRevision,
    cookie: consentCookie,
    manageScriptTags: false,
    guiOptions: { consentModal: { layout: 'box inline', position: 'bottom right', equalWeightButtons: true } },
    categories: {
      necessary: consentCategories.necessary,
      analytics: { ...consentCategories.analytics, ...analyticsCookies() },
    },
    language: {
      default: 'en',
      autoDetect: 'document',
      translations: {
        [lang]: {
          consentModal: {
            title: texts.title,
            description,
            acceptAllBtn: texts.acceptAll,
            acceptNecessaryBtn: texts.rejectAll,
          },
          preferencesModal: { sections: [] },
        },
      },
    },
    onModalReady: ({ modal }) => refine(modal),
    onConsent: applyConsent,
    onChange: applyConsent,
  })
}

/** While React takes the page over, it keeps clicks from what they are meant for, the library's buttons too: this is before it. */
function hearAnswers() {
  addEventListener(
    'click',
    (event) => {
      const button = event.target instanceof Element && event.target.closest<HTMLElement>('#cc-main button')
      if (!button) return
      event.stopImmediatePropagation()
      hide()
      acceptCategory(button.dataset.role === 'all' ? 'all' : [])
    },
    true,
  )
}

function applyConsent() {
  if (acceptedCategory('analytics')) void startAnalytics()
  else stopAnalytics()
}

/** First in the body: a keyboard and a screen reader meet the dialog before the page that it lies on. */
function dialogHost(): HTMLElement {
  const host = document.createElement('div')
  document.body.prepend(host)
  return host
}

/**
 * The library makes a modal dialog of it: it takes the focus when it appears, keeps it, and says that the rest of
 * the page is inert. This one stands beside the page, so none of that may be.
 */
function refine(element: HTMLElement) {
  modal = element
  element.removeAttribute('aria-modal')
  element.tabIndex = -1
  element.querySelector(':scope > [tabindex]')?.remove()
  // They work without the app (client.tsx).
  for (const button of element.querySelectorAll('button')) button.dataset.native = ''
  element.addEventListener('keydown', (event) => {
    if (event.key === 'Tab') event.stopPropagation()
    // An answer that is there already can be left as it is.
    if (event.key === 'Escape' && validConsent()) hide()
  })
  // How much of the window the dialog takes: what gets the focus is scrolled clear of it (consent.css).
  new ResizeObserver(() => {
    document.documentElement.style.setProperty('--consent-height', `${element.offsetHeight}px`)
  }).observe(element)
}
