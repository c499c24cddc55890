export type AddressProblem = 'empty' | 'invalid'

/** The shape of every address, with East Asian dots. The server checks more (schema.ts). */
const address = /^[^\s@]+@[^\s@]+[.。．｡][^\s@]+$/

/** The problem with an address, if its shape shows one. */
export function addressProblem(text: string): AddressProblem | undefined {
  if (text.trim() === '') return 'empty'
  return address.test(text.trim()) ? undefined : 'invalid'
}

/** Checks the address of a submitted newsletter form. It works without React, before hydration. */
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
    // The capture phase runs before React's handler.
    true,
  )
}

/** Shows a message under the field. The next submit removes it. */
export function showMessage(form: HTMLFormElement, text: string) {
  const message = form.querySelector('[role=alert]')
  if (message) message.textContent = text
}

/** Shows the problem under the field and focuses the field, or removes the message. */
export function showProblem(form: HTMLFormElement, problem: AddressProblem | undefined) {
  showMessage(form, (problem && form.dataset[problem]) ?? '')
  const field = form.querySelector<HTMLInputElement>('[name=email]')
  if (field) field.ariaInvalid = String(problem !== undefined)
  if (problem) field?.focus()
}
