/** Calls `visit` for every value inside `value`, with its path such as `hero.buttons.0.url`. */
function walk(value: unknown, visit: (value: unknown, path: string) => void, path = ''): void {
  visit(value, path)
  if (typeof value !== 'object' || value === null) return
  for (const [key, child] of Object.entries(value)) walk(child, visit, path ? `${path}.${key}` : key)
}

/** An address of the site's own that stands in the content. */
export interface InternalLink {
  /** Where in its file, such as `hero.buttons.0.url`; `link` in a text. */
  field: string
  /** Path without a language, perhaps with query and part. */
  path: string
}

/** Internal addresses of a content file: its fields named `url`. */
export function internalLinks(content: unknown): InternalLink[] {
  const links: InternalLink[] = []
  walk(content, (value, field) => {
    if (typeof value === 'string' && /(^|\.)url$/.test(field) && value.startsWith('/'))
      links.push({ field, path: value })
  })
  return links
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

/** What is wrong with a link: its page must exist, item pages included. */
export function linkFault({ field, path }: InternalLink, pages: ReadonlySet<string>): string | undefined {
  return pages.has(path.replace(/[?#].*$/, '')) ? undefined : `${field}: no page at "${path}"`
}
