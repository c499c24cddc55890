import { sendFeedback } from '@sentry/react'
import { element } from '#browser/element.ts'
import { localeOfTag } from '#i18n/locales.ts'
import { loadFeedbackMessages, type Messages } from '#i18n/messages.ts'
import { buttonStyle } from '#ui/button.ts'

/** Time limit of a report, ms; Sentry's own is 30 s. */
const confirmWithinMs = 5000
/** Display time of the thanks, ms. */
const thanksMs = 5000

const fieldStyle =
  'w-full rounded-control border border-ink-soft bg-paper px-3 py-2.5 text-[1rem] text-ink placeholder:text-ink-soft'

/** Creates a label around a form field. */
function labelled(label: string, field: HTMLElement) {
  field.className = fieldStyle
  return element('label', { className: 'grid gap-1 text-small font-[550]' }, label, field)
}

/**
 * Shows the button "Report a Bug", which opens the form (docs/product.md#feedback-widget). The margin
 * of the page has 20 px and a target needs 24 px (WCAG 2.5.8), so the last 4 px are transparent.
 */
export async function showFeedback(): Promise<void> {
  const texts = (await loadFeedbackMessages(localeOfTag(document.documentElement.lang)))?.default.feedback
  if (!texts) return
  const dialog = feedbackDialog(texts)
  const button = element(
    'button',
    {
      type: 'button',
      className:
        'group fixed bottom-1/3 left-0 z-20 pr-1 text-label leading-none font-[650] text-ink [writing-mode:vertical-rl] print:hidden',
      onclick: () => dialog.showModal(),
    },
    element(
      'span',
      {
        className: 'block rounded-r-control border border-l-0 border-line bg-paper px-3 py-[3px] group-hover:bg-chart',
      },
      texts.triggerLabel,
    ),
  )
  document.body.append(button, dialog)
}

function feedbackDialog(texts: Messages['feedback']): HTMLDialogElement {
  const name = element('input', { autocomplete: 'name', placeholder: texts.namePlaceholder })
  const email = element('input', { type: 'email', autocomplete: 'email', placeholder: texts.emailPlaceholder })
  const message = element('textarea', { required: true, rows: 5, placeholder: texts.messagePlaceholder })
  // The browser's own message would be in the browser's language.
  message.addEventListener('invalid', () => message.setCustomValidity(texts.errorEmptyMessageText))
  message.addEventListener('input', () => message.setCustomValidity(''))

  const failure = element('p', { role: 'alert', className: 'text-small font-[550] text-bad empty:hidden' })
  const send = element('button', { className: `${buttonStyle.primary} grow` }, texts.submitButtonLabel)
  const cancel = element('button', { type: 'button', className: buttonStyle.secondary }, texts.cancelButtonLabel)
  const form = element(
    'form',
    { method: 'dialog', className: 'grid gap-4' },
    element('h2', { className: 'text-h3!' }, texts.formTitle),
    labelled(texts.nameLabel, name),
    labelled(texts.emailLabel, email),
    labelled(`${texts.messageLabel} ${texts.isRequiredLabel}`, message),
    failure,
    element('div', { className: 'flex flex-wrap gap-3' }, send, cancel),
  )
  const dialog = element(
    'dialog',
    {
      ariaLabel: texts.formTitle,
      className: 'm-auto w-[min(28rem,calc(100vw-2rem))] rounded-card border border-line bg-float p-6 text-ink floats',
    },
    form,
  )
  cancel.addEventListener('click', () => dialog.close())

  let sending = false
  form.addEventListener('submit', async (event) => {
    event.preventDefault()
    if (sending) return
    sending = true
    const report = { name: name.value, email: email.value, message: message.value }
    failure.textContent = report.message.trim()
      ? await sendReport(report, texts)
      : texts.errorRequiredFieldsText + texts.messageLabel
    sending = false
    if (failure.textContent) return
    form.reset()
    dialog.close()
    showThanks(texts.successMessageText)
  })
  return dialog
}

/** Sends a report. Returns an error message, or an empty string when the service confirms it. */
function sendReport(report: Parameters<typeof sendFeedback>[0], texts: Messages['feedback']): Promise<string> {
  const errorMessages = { ERROR_FORBIDDEN: texts.errorForbiddenText, ERROR_GENERIC: texts.errorGenericText }
  const late = new Promise<string>((resolve) => setTimeout(resolve, confirmWithinMs, texts.errorTimeoutText))
  const sent = sendFeedback(report, { includeReplay: true, errorMessages }).then(
    () => '',
    (error: unknown) => (error instanceof Error ? error.message : texts.errorGenericText),
  )
  return Promise.race([sent, late])
}

function showThanks(text: string): void {
  const className =
    'fixed bottom-4 left-4 z-30 rounded-card border border-line bg-paper px-4 py-3 text-small font-[550] text-good floats'
  const thanks = element('p', { role: 'alert', className }, text)
  document.body.append(thanks)
  setTimeout(() => thanks.remove(), thanksMs)
}
