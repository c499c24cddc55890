/** What is wrong with an address. */
export type AddressProblem = 'empty' | 'invalid'

/** What every address looks like; the server knows more (schema.ts). With the dots of East Asia. */
const address = /^[^\s@]+@[^\s@]+[.。．｡][^\s@]+$/

/** What is wrong with `text` at the first look. */
export function addressProblem(text: string): AddressProblem | undefined {
  if (text.trim() === '') return 'empty'
  return address.test(text.trim()) ? undefined : 'invalid'
}

/**
 * Checks the address when a newsletter form is sent, before the app or the server gets it. Without
 * React, so that it works before hydration.
 */
export function checkAddressOnSubmit() {
  addEventListener(
    'submit',
    (event) => {
      const form = event.target
      if (!(form instanceof HTMLFormElement) || !form.dataset.empty) return
      const problem = addressProblem(form.querySelector<HTMLInputElement>('[name=email]')?.value ?? '')
      showProblem(form, problem)
      if (!problem) return
      event.preventDefault()
      event.stopImmediatePropagation()
    },
    // In the capture phase: before React.
    true,
  )
}

/**
 * Names the problem under the field of a newsletter form and focuses it, or takes the message away.
 * The form has the texts in the page's language.
 */
export function showProblem(form: HTMLFormElement, problem: AddressProblem | undefined) {
  const message = form.querySelector('[role=alert]')
  if (message) message.textContent = (problem && form.dataset[problem]) ?? ''
  const field = form.querySelector<HTMLInputElement>('[name=email]')
  if (field) field.ariaInvalid = String(problem !== undefined)
  if (problem) field?.focus()
}
