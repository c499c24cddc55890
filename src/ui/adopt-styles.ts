/**
 * Applies the styles that a script brings with it (`?inline`), after all style sheets of the page. A
 * sheet of its own could get lost, and Vite then runs the script without it at the second try.
 */
export function adoptStyles(css: string): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  document.adoptedStyleSheets.push(sheet)
}
