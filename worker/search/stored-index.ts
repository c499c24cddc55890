import MiniSearch, { type AsPlainObject, type Options } from 'minisearch'

/**
 * An index as it is stored: ready to be searched before it is read. MiniSearch's own form has to be made into a map for each term, field and
 * document first, of which a search needs a few.
 */
export interface StoredIndex {
  /** What MiniSearch knows besides its terms. */
  frame: Omit<AsPlainObject, 'index'>
  /** All terms in order, a line each. */
  terms: string
  /** Where the term of the same line stands: `field:document,times document,times;field:…`. */
  places: string
}

/** Puts an index into the form in which it is stored. */
export function storeIndex(engine: MiniSearch): StoredIndex {
  const { index, ...frame } = engine.toJSON()
  const entries = index.toSorted(([one], [other]) => (one < other ? -1 : 1))
  const placesOf = (fields: (typeof index)[number][1]) =>
    Object.entries(fields).map(([field, documents]) => `${field}:${Object.entries(documents).join(' ')}`)
  return {
    frame,
    terms: entries.map(([term]) => term).join('\n'),
    places: entries.map(([, fields]) => placesOf(fields).join(';')).join('\n'),
  }
}

/** Documents in which a term stands: by field, then by document how often. */
const readPlaces = (line: string) =>
  new Map(
    line.split(';').map((part) => {
      const [field = '', documents = ''] = part.split(':')
      return [Number(field), new Map(documents.split(' ').map((each) => countOf(each)))]
    }),
  )

function countOf(text: string): [document: number, times: number] {
  const comma = text.indexOf(',')
  return [Number(text.slice(0, comma)), Number(text.slice(comma + 1))]
}

interface Shelf {
  terms: string[]
  places: string[]
}

/**
 * A branch of the radix tree in which MiniSearch looks terms up: those from `start` to before `end`, which have their first `depth` characters in common. It
 * grows its own branches when it is first walked.
 */
class Branch extends Map<string, unknown> {
  #seed: { shelf: Shelf; start: number; end: number; depth: number } | undefined

  constructor(shelf: Shelf, start: number, end: number, depth: number) {
    super()
    this.#seed = { shelf, start, end, depth }
  }

  override keys() {
    this.#grow()
    return super.keys()
  }

  override has(key: string) {
    this.#grow()
    return super.has(key)
  }

  /** The branch under `key`; under the empty one, where the term that ends here stands. */
  override get(key: string) {
    this.#grow()
    const value = super.get(key)
    if (typeof value !== 'string') return value
    const read = readPlaces(value)
    this.set(key, read)
    return read
  }

  #grow(): void {
    if (!this.#seed) return
    const { shelf, start, end, depth } = this.#seed
    this.#seed = undefined
    const { terms, places } = shelf
    const endsHere = terms[start]?.length === depth
    if (endsHere) this.set('', places[start])
    for (let first = endsHere ? start + 1 : start, next = first; first < end; first = next) {
      const term = terms[first] ?? ''
      while (next < end && terms[next]?.[depth] === term[depth]) next += 1
      // Of terms in order, what the first and the last have in common, all have.
      let common = depth + 1
      while (common < term.length && term[common] === terms[next - 1]?.[common]) common += 1
      this.set(term.slice(depth, common), new Branch(shelf, first, next, common))
    }
  }
}

/** Opens what {@link storeIndex} has stored, for reading only; `options` are those with which it was built. */
export function openStored({ frame, terms, places }: StoredIndex, options: Options): MiniSearch {
  const engine = MiniSearch.loadJS({ ...frame, index: [] }, options)
  const shelf = { terms: terms.split('\n'), places: places.split('\n') }
  // MiniSearch has no door for it: `_index` is its tree of terms, in this version (package.json pins it).
  Object.assign(engine['_index'], { _tree: new Branch(shelf, 0, shelf.terms.length, 0) })
  return engine
}
