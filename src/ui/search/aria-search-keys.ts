/**
 * The keyboard shortcut of the site search as `aria-keyshortcuts` names it;
 * features/search/search-shortcut.ts listens.
 */
export const ariaSearchKeys = 'Control+K Meta+K'
