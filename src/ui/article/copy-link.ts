import { onDocumentClick } from '#ui/on-document-click.ts'

/**
 * Copies the address of a `[data-copy]` button. Its second label then replaces the first and is
 * announced; a failure is only logged. Without React, so that it works before hydration.
 */
export function copyLinkOnClick() {
  onDocumentClick('[data-copy]', async (button) => {
    try {
      await navigator.clipboard.writeText(button.dataset.copy ?? '')
      const [before, after] = button.children
      before?.setAttribute('hidden', '')
      after?.removeAttribute('hidden')
      const output = button.nextElementSibling
      if (output) output.textContent = after?.textContent ?? ''
    } catch (error) {
      console.error('The link could not be copied', error)
    }
  })
}
