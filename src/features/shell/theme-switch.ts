import { onDocumentClick } from '#ui/on-document-click.ts'

/** Listens for the light/dark button of the header; plain, so that it works before the app is there. */
export function switchThemeOnClick() {
  onDocumentClick('[data-theme-switch]', () => {
    const dark =
      getComputedStyle(document.documentElement).colorScheme === 'dark' ||
      (!document.documentElement.dataset.theme && matchMedia('(prefers-color-scheme: dark)').matches)
    const theme = dark ? 'light' : 'dark'
    document.documentElement.dataset.theme = theme
    try {
      localStorage.setItem('theme', theme)
    } catch {
      // Storage may be closed (private mode): the choice then holds for this page.
    }
  })
}
