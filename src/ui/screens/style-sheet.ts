import everything from '#ui/app.css?url'

interface Match {
  staticData: { styles?: string }
}

/**
 * The address of the style sheet of the page that `matches` show. In the browser a document keeps
 * the one it came with; features/navigation/all-styles.ts adds what other pages need.
 */
export function styleSheet(matches: readonly Match[]): string {
  const own = matches.findLast(({ staticData }) => staticData.styles)?.staticData.styles ?? everything
  if (import.meta.env.SSR) return own
  return document.querySelector('link[rel=stylesheet]')?.getAttribute('href') ?? own
}
