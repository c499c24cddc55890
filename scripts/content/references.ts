import { routeNames } from '#seo/route-names.ts'

/** Calls `visit` for every value inside `value`, with its path such as `hero.buttons.0.url`. */
function walk(value: unknown, visit: (value: unknown, path: string) => void, path = ''): void {
  visit(value, path)
  if (typeof value !== 'object' || value === null) return
  for (const [key, child] of Object.entries(value)) walk(child, visit, path ? `${path}.${key}` : key)
}

const routePatterns = Object.keys(routeNames).map(
  (route) => new RegExp(`^${route.replaceAll(/\$\w+/g, '[a-z0-9-]+')}$`),
)

/** Faults of internal addresses (fields named `url`): each must lead to a page of the site, without a language. */
export function linkFaults(content: unknown): string[] {
  const faults: string[] = []
  walk(content, (value, path) => {
    if (typeof value !== 'string' || !/(^|\.)url$/.test(path) || !value.startsWith('/')) return
    const pathname = value.replace(/[?#].*$/, '')
    if (!routePatterns.some((pattern) => pattern.test(pathname))) faults.push(`${path}: no page at "${value}"`)
  })
  return faults
}

/** Faults of picture references (objects with `id` and `alt`): each must name a picture of content/pictures. */
export function pictureFaults(content: unknown, pictures: ReadonlySet<string>): string[] {
  const faults: string[] = []
  walk(content, (value, path) => {
    if (typeof value !== 'object' || value === null || !('id' in value) || !('alt' in value)) return
    if (typeof value.id === 'string' && !pictures.has(value.id))
      faults.push(`${path}.id: no picture "${value.id}" in content/pictures`)
  })
  return faults
}

/** Faults of a link in a text: its page must exist, item pages included. */
export function pathFaults(path: string, pages: ReadonlySet<string>): string[] {
  const pathname = path.replace(/[?#].*$/, '')
  return pages.has(pathname) ? [] : [`link: no page at "${path}"`]
}
