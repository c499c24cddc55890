/** Applies the styles of a script (`?inline`) after all style sheets. A separate file could fail to load. */
export function adoptStyles(css: string): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  document.adoptedStyleSheets.push(sheet)
}
