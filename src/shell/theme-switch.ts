import { themeKey } from '#model/stored.ts'
import { onDocumentClick } from '#ui/on-document-click.ts'
import { store } from '#ui/store.ts'

/** Handles the header's theme button without React, so that it works before hydration. */
export function switchThemeOnClick() {
  onDocumentClick('[data-theme-switch]', () => {
    const dark =
      getComputedStyle(document.documentElement).colorScheme === 'dark' ||
      (!document.documentElement.dataset.theme && matchMedia('(prefers-color-scheme: dark)').matches)
    const theme = dark ? 'light' : 'dark'
    document.documentElement.dataset.theme = theme
    store('localStorage', themeKey, theme)
  })
}
