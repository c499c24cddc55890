import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { themeScript } from '#ui/theme-script.ts'

const hash = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`

/** The styles that the installed sonner writes into the page when it starts. */
function sonnerStyles(): string {
  const source = readFileSync(new URL(import.meta.resolve('sonner')), 'utf8')
  const literal = /__insertCSS\(("(?:[^"\\]|\\.)*")\)/.exec(source)?.[1]
  if (!literal) throw new Error('Cannot find the styles in the installed sonner; see scripts/csp-hashes.ts')
  return String(JSON.parse(literal))
}

/** The styles of the feedback widget: of its place, its button and its dialog. In a process of its own, for it wants a global document. */
function feedbackStyles(): string[] {
  const styles: unknown = JSON.parse(
    execFileSync(process.execPath, ['scripts/feedback-styles.ts'], { encoding: 'utf8' }),
  )
  if (!Array.isArray(styles) || styles.length !== 3)
    throw new Error('Cannot find the styles of the feedback widget; see scripts/feedback-styles.ts')
  return styles.map(String)
}

/** Constants of the build: the hashes that the content security policy allows (worker/security-headers.ts). */
export const cspHashes = {
  __THEME_SCRIPT_HASH__: JSON.stringify(hash(themeScript)),
  /** Sonner adds an empty style element, then its text. */
  __SONNER_STYLE_HASHES__: JSON.stringify([hash(''), hash(sonnerStyles())]),
  __FEEDBACK_STYLE_HASHES__: JSON.stringify(feedbackStyles().map(hash)),
}
