/** The shortcut of the site search for `aria-keyshortcuts` (features/search/search-shortcut.ts). */
export const ariaSearchKeys = 'Control+K Meta+K'
