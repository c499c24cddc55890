import { isUnspaced, segmentWords } from './words.ts'

/** Words a minute, of Chinese characters a minute. */
const readingSpeed = { words: 220, han: 400 }

/** Minutes that a text takes, at least 1: its words and Han characters are counted, not its tags. */
export function readingMinutes(html: string): number {
  const text = html.replaceAll(/<[^>]*>/g, ' ')
  const han = text.match(/\p{Script=Han}/gu)?.length ?? 0
  const spaced = text.replaceAll(/\p{Script=Han}/gu, ' ')
  const words = isUnspaced(spaced)
    ? Array.from(segmentWords(spaced)).filter(({ isWordLike }) => isWordLike).length
    : (spaced.match(/[\p{L}\p{N}]+/gu)?.length ?? 0)
  return Math.max(1, Math.round(han / readingSpeed.han + words / readingSpeed.words))
}
