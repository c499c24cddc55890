const editable = 'input, textarea, select, [contenteditable]:not([contenteditable=false])'

/** Whether the keys ask for the search: Ctrl or Cmd with K. No single character, for it could not be switched off (WCAG 2.1.4). */
function isSearchShortcut({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
  return key.toLowerCase() === 'k' && ctrlKey !== metaKey && !altKey && !shiftKey
}

/** Leads from the keys to the search: to a field that is on the page, else through the header's link to the search page. */
export function focusSearchOnShortcut() {
  addEventListener('keydown', (event) => {
    const { target } = event
    if (event.defaultPrevented || event.isComposing || !isSearchShortcut(event)) return
    if (target instanceof Element && target.closest(editable)) return
    // The page's own field before that of the header.
    const targets = document.querySelectorAll<HTMLElement>('main [data-site-search], header [data-site-search]')
    const searchTarget = [...targets].toReversed().find((element) => element.checkVisibility())
    if (!searchTarget) return
    event.preventDefault()
    if (!(searchTarget instanceof HTMLInputElement)) return searchTarget.click()
    searchTarget.focus()
    searchTarget.select()
  })
}
