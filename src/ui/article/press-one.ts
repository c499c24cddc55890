import { ratingKeyPrefix } from '#model/stored.ts'
import { onDocumentClick } from '#ui/on-document-click.ts'
import { readStored, store } from '#ui/store.ts'

/**
 * Groups of buttons with at most one pressed button. A second click releases it. They work before
 * hydration. `[data-press-one]` names the rated text, if any (docs/product.md#rating-and-sharing).
 */
const group = '[data-press-one]'

/** Presses `pressed`, releases all other buttons, and sets the output of the group. */
function press(buttons: HTMLElement, pressed: Element | null) {
  for (const button of buttons.querySelectorAll('[aria-pressed]')) button.ariaPressed = String(button === pressed)
  const output = buttons.querySelector('output')
  if (output) output.textContent = pressed?.getAttribute('data-answer') ?? ''
}

/**
 * Shows the rating of this visit in a group; a stored value without a button shows nothing. The app
 * calls it for the pages that it renders.
 */
export function showRating(buttons: HTMLElement | null) {
  const rating = readStored('sessionStorage', ratingKeyPrefix + buttons?.dataset.pressOne)
  if (buttons && rating) press(buttons, buttons.querySelector(`[value=${CSS.escape(rating)}]`))
}

/** Shows the ratings of the page and handles clicks. A rating, and the reason for it, is only logged. */
export function pressOneOnClick() {
  for (const buttons of document.querySelectorAll<HTMLElement>(group)) showRating(buttons)
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
