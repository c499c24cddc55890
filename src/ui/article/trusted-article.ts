import type { ArticleHtml } from '#model/article.ts'
import { linkHeadings } from '#model/headings.ts'

/** The Trusted Types API, which TypeScript's DOM types do not contain yet. */
declare global {
  interface Window {
    trustedTypes?: {
      /** A rule that returns null rejects the text. */
      createPolicy(
        name: string,
        rules: { createHTML?(html: string): string | null; createScriptURL?(url: string): string | null },
      ): { createHTML(html: string): string; createScriptURL(url: string): string }
    }
  }
}

let policy: { createHTML(html: string): string } | undefined

/**
 * Makes sanitised HTML trusted, with the only policy that the CSP allows
 * (worker/http/security-headers.ts). Each heading links to itself.
 */
export function trustedArticle(html: ArticleHtml): string {
  const linked = linkHeadings(html)
  if (import.meta.env.SSR || !window.trustedTypes) return linked
  policy ??= window.trustedTypes.createPolicy('article', { createHTML: (text) => text })
  return policy.createHTML(linked)
}
