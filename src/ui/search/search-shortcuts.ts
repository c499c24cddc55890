/** The keys that lead to the search of the site, as `aria-keyshortcuts` names them; features/search/search-shortcut.ts listens. */
export const searchShortcuts = 'Control+K Meta+K'
