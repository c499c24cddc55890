let segmenter: Intl.Segmenter | undefined

/**
 * A heading with a zero-width space before each Chinese word of more than one character that follows
 * another: with `word-break: keep-all` (ui/base.css) lines break there and after punctuation. Server and
 * browser may know other words, so the element needs `suppressHydrationWarning`.
 */
export function breakable(text: string): string {
  if (!/\p{Script=Han}/u.test(text)) return text
  segmenter ??= new Intl.Segmenter(undefined, { granularity: 'word' })
  let result = ''
  let afterWord = false
  for (const { segment, isWordLike = false } of segmenter.segment(text)) {
    result += afterWord && isWordLike && segment.length > 1 ? `\u200B${segment}` : segment
    afterWord = isWordLike
  }
  return result
}
