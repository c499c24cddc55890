/** Words a minute, of Chinese characters a minute. */
const readingSpeed = { words: 220, han: 400 }

/** Minutes that a text takes, at least 1: its words and Han characters are counted, not its tags. */
export function readingMinutes(html: string): number {
  const text = html.replaceAll(/<[^>]*>/g, ' ')
  const han = text.match(/\p{Script=Han}/gu)?.length ?? 0
  const words = text.match(/[[\p{L}\p{N}]--\p{Script=Han}]+/gv)?.length ?? 0
  return Math.max(1, Math.round(han / readingSpeed.han + words / readingSpeed.words))
}
