import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { themeScript } from '#ui/theme-script.ts'

const hash = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`

/** The styles that sonner adds to the page. */
function sonnerStyles(): string {
  const source = readFileSync(new URL(import.meta.resolve('sonner')), 'utf8')
  // Relies on an internal of sonner (docs/architecture.md).
  const literal = /__insertCSS\(("(?:[^"\\]|\\.)*")\)/.exec(source)?.[1]
  if (!literal) throw new Error('Cannot find the styles in the installed sonner; see scripts/vite/csp.ts')
  return String(JSON.parse(literal))
}

/** Constants of the build: hashes of the content security policy (worker/http/security-headers.ts). */
export const cspHashes = {
  __THEME_SCRIPT_HASH__: JSON.stringify(hash(themeScript)),
  /** Sonner first adds an empty style element. */
  __SONNER_STYLE_HASHES__: JSON.stringify([hash(''), hash(sonnerStyles())]),
}
