import { localeCodes, locales } from '#i18n/locales.ts'

/** The kind of callout that starts with `label`, such as "Risk:", in any language. */
export function calloutKind(label: string): 'risk' | 'tip' | undefined {
  const word = label.trim().replace(/\s*[:：]$/, '')
  return (['risk', 'tip'] as const).find((kind) => localeCodes.some((code) => locales[code].callouts[kind] === word))
}

export const calloutHtml = (kind: 'risk' | 'tip', html: string) =>
  `<aside class="callout callout-${kind}">${html}</aside>`
