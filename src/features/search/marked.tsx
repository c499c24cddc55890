import type { MarkedText } from './schema.ts'

/** A text with the matches of a search highlighted. */
export function Marked({ text }: { text: MarkedText }) {
  return text.map(({ text, hit }, index) =>
    hit ? (
      // oxlint-disable-next-line react/no-array-index-key -- pieces have no other identity
      <mark key={index}>{text}</mark>
    ) : (
      text
    ),
  )
}
