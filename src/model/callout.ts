/** Words that open a callout, by kind, without their colon. */
const words = { risk: ['Risk', 'Rủi ro', '风险'], tip: ['Tip', 'Mẹo', '提示'] }

/** The kind of callout that `label`, such as "Risk:", opens. */
export function calloutKind(label: string): keyof typeof words | undefined {
  const word = label.trim().replace(/\s*[:：]$/, '')
  if (words.risk.includes(word)) return 'risk'
  return words.tip.includes(word) ? 'tip' : undefined
}

export const calloutHtml = (kind: keyof typeof words, html: string) =>
  `<aside class="callout callout-${kind}">${html}</aside>`
