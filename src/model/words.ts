/** Scripts that are written without spaces between words, and whose words a dictionary finds. */
const unspaced = /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u

/** Whether a text has words that no space divides; Han has rules of its own. */
export const isUnspaced = (text: string): boolean => unspaced.test(text)

let segmenter: Intl.Segmenter | undefined

/** Divides a text at its words. The dictionary follows the script, not the language. */
export const segmentWords = (text: string): Intl.Segments =>
  (segmenter ??= new Intl.Segmenter('en', { granularity: 'word' })).segment(text)
