/** Calls `visit` for every value inside `value`, with its path such as `hero.buttons.0.url`. */
export function walk(value: unknown, visit: (value: unknown, path: string) => void, path = ''): void {
  visit(value, path)
  if (typeof value !== 'object' || value === null) return
  for (const [key, child] of Object.entries(value)) walk(child, visit, path ? `${path}.${key}` : key)
}
