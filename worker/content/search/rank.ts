import type { Form, Term } from './query.ts'
import { scan, type Hits } from './scan.ts'
import { fieldText, searchFields, type SearchContent, type SearchDocument, type SearchField } from './search-content.ts'
import { isHan, isSlip } from './terms.ts'

/** What a hit in a field counts. A title outweighs all other fields together. */
const weights: Record<SearchField, number> = { title: 12, tags: 5, excerpt: 3, body: 1 }
/** The factor of a title, or a line of keywords, that is the needle. */
const wholeTitle = 1.5
/** The weight of neighbouring words of the search that are neighbours in a text. */
const pairWeight = 0.5
/** Weights of the start of a longer word, and of a word with a wrong letter. */
const prefixQuality = 0.3
const slipQuality = 0.5
/**
 * Letters from which a last word that few pages have also finds longer words; a shorter one only if no
 * page has it.
 */
const minPrefix = 4
const fewPages = 20
/** Letters from which a word may have one wrong letter. */
const minTolerant = 5

/** A found page, and for each term the forms that it has. */
interface Found {
  id: number
  needles: Form[][]
}

interface Match {
  score: number
  forms: Form[]
  /** The page has the word only with other diacritics. */
  misspelt: boolean
}
type Matches = Map<number, Match>

/** Whether `text` has `word` as written; its first letter may be a capital. */
function hasWritten(text: string, word: string): boolean {
  const isLetter = (character = '') => /[\p{L}\p{N}\p{M}]/u.test(character)
  for (const form of [word, word.charAt(0).toUpperCase() + word.slice(1)])
    for (let at = text.indexOf(form); at >= 0; at = text.indexOf(form, at + 1))
      if (!isLetter(text[at - 1]) && !isLetter(text[at + form.length])) return true
  return false
}

function scoreOf(content: SearchContent, id: number, hits: Hits, needle: string): number {
  let score = 0
  for (const field of searchFields) {
    const count = hits[field]
    if (count === undefined) continue
    const isWhole =
      field === 'title' &&
      fieldText(content, id, field)
        .split('\n')
        .some((line) => line.trim() === needle.trim())
    score += weights[field] * (1 + Math.log2(count) / 3) * (isWhole ? wholeTitle : 1)
  }
  return score
}

/** The score of a word as written; 0 if the page has it only with other diacritics. */
function writtenScore({ documents, written }: SearchContent, id: number, word: string): number {
  const fields = searchFields.filter((field) =>
    field === 'body' ? hasWritten(documents[id]?.body ?? '', word) : written[id]?.[field].includes(` ${word} `),
  )
  return fields.reduce((sum, field) => sum + weights[field], 0)
}

/** The pages with one of `forms`. */
function find(content: SearchContent, forms: readonly Form[], isWanted: (id: number) => boolean): Matches {
  const matches: Matches = new Map()
  for (const form of forms)
    for (const [id, hits] of scan(content, form.needle)) {
      if (!isWanted(id)) continue
      const exact = form.written === undefined ? undefined : writtenScore(content, id, form.written)
      const misspelt = exact === 0
      const score = exact || scoreOf(content, id, hits, form.needle) * form.quality
      const known = matches.get(id)
      matches.set(id, {
        score: Math.max(score, known?.score ?? 0),
        // An empty `written`: marks any diacritics.
        forms: [...(known?.forms ?? []), misspelt ? { ...form, written: '' } : form],
        misspelt: misspelt && (known?.misspelt ?? true),
      })
    }
  return matches
}

/** The pages with a term: its words, else longer words, else words with a slip. */
function matchesOf(content: SearchContent, { text, forms, last }: Term, isWanted: (id: number) => boolean): Matches {
  if (isHan(text)) return find(content, forms, isWanted)
  const { vocabulary } = content
  const firstWord = (needle: string) => needle.slice(0, needle.indexOf(' ', 1) + 1)
  const known = forms.filter(({ needle }) => isHan(needle) || vocabulary.includes(firstWord(needle)))
  const prefix = { needle: ` ${text}`, quality: prefixQuality }
  const isLong = text.length >= minPrefix
  const found = find(content, known, isWanted)
  if (found.size > 0)
    return isLong && last && found.size < fewPages ? find(content, [...known, prefix], isWanted) : found
  const longer = isLong || (last && text.length > 1) ? find(content, [prefix], isWanted) : found
  if (longer.size > 0 || text.length < minTolerant) return longer
  const slips = vocabulary.split(' ').filter((word) => word.length >= minTolerant - 1 && isSlip(word, text))
  return find(
    content,
    slips.map((word) => ({ needle: ` ${word} `, quality: slipQuality })),
    isWanted,
  )
}

/**
 * The shown pages with all terms, best first. A search of three words and more may miss a third
 * of them if no page has all. `nearest` are the best pages of a search without a hit.
 */
export function rankPages(
  content: SearchContent,
  terms: readonly Term[],
  pairs: readonly string[],
  isShown: (document: SearchDocument) => boolean,
): { found: Found[]; nearest: number[] } {
  const { documents } = content
  const isWanted = (id: number) => documents[id] !== undefined && isShown(documents[id])
  /** Rare terms say more. */
  const rarity = (count: number) => Math.log(1 + documents.length / count)
  const pages = new Map<number, { id: number; count: number; misspelt: number; score: number; needles: Form[][] }>()
  for (const term of terms) {
    const matches = matchesOf(content, term, isWanted)
    for (const [id, { score, forms, misspelt }] of matches) {
      const page = pages.get(id) ?? { id, count: 0, misspelt: 0, score: 0, needles: [] }
      page.count += 1
      page.misspelt += Number(misspelt)
      page.score += score * rarity(matches.size)
      page.needles.push(forms)
      pages.set(id, page)
    }
  }
  for (const needle of pairs) {
    const having = scan(content, needle)
    for (const [id, hits] of having) {
      const page = pages.get(id)
      if (page) page.score += pairWeight * scoreOf(content, id, hits, needle) * rarity(having.size)
    }
  }
  const sorted = [...pages.values()].toSorted(
    (one, other) =>
      other.count - one.count || one.misspelt - other.misspelt || other.score - one.score || one.id - other.id,
  )
  const most = sorted[0]?.count ?? 0
  const isEnough = most > 0 && most >= terms.length - Math.floor(terms.length / 3)
  return {
    found: isEnough ? sorted.filter(({ count }) => count === most) : [],
    nearest: isEnough ? [] : sorted.map(({ id }) => id),
  }
}
