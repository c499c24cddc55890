import '#ui/trusted-article.ts'

/**
 * The library assigns the dialog's texts as HTML, which Trusted Types refuse. This default policy lets exactly `texts` through and
 * refuses everything else, so nothing else on the page gains by it.
 */
export function allowHtml(texts: readonly string[]) {
  allowed = new Set(texts)
  policy ??= window.trustedTypes?.createPolicy('default', { createHTML: (html) => (allowed.has(html) ? html : null) })
}

let allowed: ReadonlySet<string> = new Set()
let policy: object | undefined
