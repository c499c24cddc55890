import './trusted-article.ts'

const rules: ((html: string) => boolean)[] = []
let policy: object | undefined

/**
 * Lets HTML through that a library assigns by itself, where `isHarmless` knows it; Trusted Types refuse all else. A document has one
 * such default policy, so every library that needs one adds its rule here. Part of the first script, so that consent stays one request.
 */
export function allowHtml(isHarmless: (html: string) => boolean): void {
  rules.push(isHarmless)
  policy ??= window.trustedTypes?.createPolicy('default', {
    createHTML: (html) => (rules.some((rule) => rule(html)) ? html : null),
  })
}
