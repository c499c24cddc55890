/**
 * Folds a text for comparison: compatibility forms, lower case, no diacritics, `đ` as `d`, straight
 * apostrophes. `Tiếng Việt` → `tieng viet`; Chinese stays as it is.
 */
export function foldText(text: string): string {
  // Faster for most words of most languages.
  if (/^[\x20-\x7e]*$/.test(text)) return text.toLowerCase()
  return text
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll('đ', 'd')
    .replaceAll(/[‘’]/g, "'")
    .normalize('NFC')
}

/** The folded words of a search. */
export const searchWords = (query: string): string[] => foldText(query).split(/\s+/).filter(Boolean)

/** Whether a folded text contains each word, also inside longer words. */
export const holdsAll = (text: string, words: readonly string[]): boolean => words.every((word) => text.includes(word))
