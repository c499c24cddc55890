/** `text` without lone surrogates and controls, except tab and newline. Lines end with `\n`. */
export const cleanText = (text: string) => text.replaceAll(/\r\n?/g, '\n').replaceAll(/[[\p{Cc}\p{Cs}]--[\t\n]]/gv, '')
