import type { ComponentProps } from 'react'

/**
 * The title of a page. The server marks the words of a Chinese title, so that lines do not cut them.
 * Titles rendered in the browser have no marks.
 */
export function Title({ children, ...attributes }: ComponentProps<'h1'> & { children: string }) {
  return (
    <h1 {...attributes} suppressHydrationWarning>
      {import.meta.env.SSR ? withBreaks(children) : children}
    </h1>
  )
}

/** `text` with a zero-width space before each word of more than one character that follows another. */
function withBreaks(text: string): string {
  if (!/\p{Script=Han}/u.test(text)) return text
  let result = ''
  let afterWord = false
  for (const { segment, isWordLike = false } of new Intl.Segmenter(undefined, { granularity: 'word' }).segment(text)) {
    result += afterWord && isWordLike && segment.length > 1 ? `\u200B${segment}` : segment
    afterWord = isWordLike
  }
  return result
}
