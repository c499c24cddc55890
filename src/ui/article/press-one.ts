import { ratingKeyPrefix } from '#model/stored.ts'
import { onDocumentClick } from '#ui/on-document-click.ts'
import { readStored, store } from '#ui/store.ts'

/**
 * Groups of buttons of which at most one is pressed; a second click releases it. Without React, so
 * that they work before hydration. `[data-press-one]` is empty, or names the text that the buttons
 * rate (docs/product.md#rating-and-sharing): each then has a rating as value, and as `data-answer`
 * what the group's output says.
 */
const group = '[data-press-one]'

/** Presses the button of `buttons` that is `pressed`, if any. */
function press(buttons: HTMLElement, pressed: Element | null) {
  for (const button of buttons.querySelectorAll('[aria-pressed]')) button.ariaPressed = String(button === pressed)
  const output = buttons.querySelector('output')
  if (output) output.textContent = pressed?.getAttribute('data-answer') ?? ''
}

/** Shows the rating of this visit in a group; the app calls it for a page that it adds. */
export function showRating(buttons: HTMLElement | null) {
  const rating = readStored('sessionStorage', ratingKeyPrefix + buttons?.dataset.pressOne)
  if (buttons && rating) press(buttons, buttons.querySelector(`[value=${CSS.escape(rating)}]`))
}

/** Shows the rating of the page, and listens to the buttons; a rating is logged and sent nowhere. */
export function pressOneOnClick() {
  showRating(document.querySelector<HTMLElement>(group))
  onDocumentClick(`${group} [aria-pressed]`, (button) => {
    const buttons = button.closest<HTMLElement>(group)
    if (!buttons) return
    const pressed = button.ariaPressed === 'true' ? null : button
    press(buttons, pressed)
    const text = buttons.dataset.pressOne
    if (!text) return
    const rating = pressed?.getAttribute('value') ?? 'none'
    // oxlint-disable-next-line no-console -- docs/product.md#rating-and-sharing
    console.log('Rated', text, rating)
    store('sessionStorage', ratingKeyPrefix + text, rating)
  })
}
