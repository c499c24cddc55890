import { onDocumentClick } from '#ui/on-document-click.ts'

/** Copies the address of a `[data-copy]` button and announces its second label. It works before hydration. */
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
