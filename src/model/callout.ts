/** Words that open a callout, by kind, without their colon: for each language. */
export type CalloutWords = Record<string, { risk: string; tip: string }>

/** The kind of callout that `label`, such as "Risk:", opens in any language. */
export function calloutKind(words: CalloutWords, label: string): 'risk' | 'tip' | undefined {
  const word = label.trim().replace(/\s*[:：]$/, '')
  const languages = Object.values(words)
  if (languages.some(({ risk }) => risk === word)) return 'risk'
  return languages.some(({ tip }) => tip === word) ? 'tip' : undefined
}

export const calloutHtml = (kind: 'risk' | 'tip', html: string) =>
  `<aside class="callout callout-${kind}">${html}</aside>`
