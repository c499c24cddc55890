/** What Trusted Types look like where the browser has them; TypeScript's DOM types do not know them yet. */
declare global {
  interface Window {
    trustedTypes?: {
      /** A rule that answers null refuses the text. */
      createPolicy(
        name: string,
        rules: { createHTML?(html: string): string | null; createScriptURL?(url: string): string | null },
      ): { createHTML(html: string): string; createScriptURL(url: string): string }
    }
  }
}

let policy: { createHTML(html: string): string } | undefined

/**
 * HTML of the content for `dangerouslySetInnerHTML`: the one policy that the content security policy allows
 * (worker/http/security-headers.ts). Only text that the worker answered passes here; it was sanitised on its way in.
 */
export function trustedArticle(html: string): string {
  if (import.meta.env.SSR || !window.trustedTypes) return html
  policy ??= window.trustedTypes.createPolicy('article', { createHTML: (text) => text })
  return policy.createHTML(html)
}
