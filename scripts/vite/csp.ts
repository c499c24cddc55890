import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { themeScript } from '#ui/theme-script.ts'

const hash = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`

/** The styles that the installed sonner writes into the page when it starts. */
function sonnerStyles(): string {
  const source = readFileSync(new URL(import.meta.resolve('sonner')), 'utf8')
  // Hold: how the installed file writes them (docs/architecture.md).
  const literal = /__insertCSS\(("(?:[^"\\]|\\.)*")\)/.exec(source)?.[1]
  if (!literal) throw new Error('Cannot find the styles in the installed sonner; see scripts/vite/csp.ts')
  return String(JSON.parse(literal))
}

/**
 * Constants of the build: the hashes that the content security policy allows
 * (worker/http/security-headers.ts).
 */
export const cspHashes = {
  __THEME_SCRIPT_HASH__: JSON.stringify(hash(themeScript)),
  /** Sonner adds an empty style element, then its text. */
  __SONNER_STYLE_HASHES__: JSON.stringify([hash(''), hash(sonnerStyles())]),
}
