import type { MarkedText } from './schema.ts'

/** A text with what the search found in it. */
export function Marked({ text }: { text: MarkedText }) {
  return text.map(({ text, hit }, index) =>
    hit ? (
      // oxlint-disable-next-line react/no-array-index-key -- pieces have no identity but their place
      <mark key={index}>{text}</mark>
    ) : (
      text
    ),
  )
}
