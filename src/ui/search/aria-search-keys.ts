/** The keys that lead to the search of the site, as `aria-keyshortcuts` names them; features/search/search-shortcut.ts listens. */
export const ariaSearchKeys = 'Control+K Meta+K'
