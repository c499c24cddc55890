/** Control characters except tab and newline, and lone surrogates. */
const unwanted = /[[\p{Cc}\p{Cs}]--[\t\n]]/gv

/** `text` without controls (tab and newline stay) and lone surrogates; lines end with `\n`. */
export const cleanText = (text: string) => text.replaceAll(/\r\n?/g, '\n').replaceAll(unwanted, '')

/** A reviver of `JSON.parse` that cleans every text. */
export const cleanTexts = (_key: string, value: unknown) => (typeof value === 'string' ? cleanText(value) : value)
