/** Fields that may have a shortcut of their own; the site's search fields have none. */
const editable = 'input:not([data-site-search]), textarea, select, [contenteditable]:not([contenteditable=false])'

/** Ctrl+K or Cmd+K. A single key would need a switch (WCAG 2.1.4). */
function isSearchShortcut({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
  return key.toLowerCase() === 'k' && ctrlKey !== metaKey && !altKey && !shiftKey
}

/**
 * Focuses the field of the search page, or clicks the search in the header, which opens the dialog.
 * Before hydration the header's field gets the focus, and its link is followed.
 */
export function focusSearchOnShortcut() {
  addEventListener('keydown', (event) => {
    const { target } = event
    if (event.defaultPrevented || event.isComposing || !isSearchShortcut(event)) return
    if (target instanceof Element && target.closest(editable)) return
    // The field of the page takes precedence over the one in the header.
    const targets = document.querySelectorAll<HTMLElement>('main [data-site-search], header [data-site-search]')
    const searchTarget = [...targets].toReversed().find((element) => element.checkVisibility())
    if (!searchTarget) return
    event.preventDefault()
    const click = new MouseEvent('click', { bubbles: true, cancelable: true })
    if (!searchTarget.dispatchEvent(click) || !(searchTarget instanceof HTMLInputElement)) return
    searchTarget.focus()
    searchTarget.select()
  })
}
