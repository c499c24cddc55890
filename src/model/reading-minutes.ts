/** Words and Han characters a minute. */
const readingSpeed = { words: 220, han: 400 }

/** Reading time in minutes, at least 1. Counts words and Han characters, not tags. */
export function readingMinutes(html: string): number {
  const text = html.replaceAll(/<[^>]*>/g, ' ')
  const han = text.match(/\p{Script=Han}/gu)?.length ?? 0
  const words = text.match(/[[\p{L}\p{N}]--\p{Script=Han}]+/gv)?.length ?? 0
  return Math.max(1, Math.round(han / readingSpeed.han + words / readingSpeed.words))
}
