const typing = 'input, textarea, select, [contenteditable]:not([contenteditable=false])'

/** Whether the keys ask for the search: Ctrl or Cmd with K. No single character, for it could not be switched off (WCAG 2.1.4). */
function asksForSearch({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
  return key.toLowerCase() === 'k' && ctrlKey !== metaKey && !altKey && !shiftKey
}

/** Leads from the keys to the search: to a field that is on the page, else through the header's link to the search page. */
export function watchSearchKeys() {
  addEventListener('keydown', (event) => {
    const { target } = event
    if (event.defaultPrevented || event.isComposing || !asksForSearch(event)) return
    if (target instanceof Element && target.closest(typing)) return
    // The page's own field before that of the header.
    const places = document.querySelectorAll<HTMLElement>('main [data-site-search], header [data-site-search]')
    const place = [...places].toReversed().find((element) => element.checkVisibility())
    if (!place) return
    event.preventDefault()
    if (!(place instanceof HTMLInputElement)) return place.click()
    place.focus()
    place.select()
  })
}
