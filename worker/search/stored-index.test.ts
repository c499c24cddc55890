import MiniSearch, { type SearchOptions, type SearchResult } from 'minisearch'
import { expect, test } from 'vitest'
import { openStored, storeIndex } from './stored-index.ts'

const options = { fields: ['title', 'body'] }
const documents = [
  { id: 0, title: 'Stop', body: 'stops stopping stop stop a b' },
  { id: 1, title: 'Stoppage and 网格', body: 'the stop of a bot, 网格交易 网络' },
  { id: 2, title: 'Bots', body: 'bot boat both b 交易' },
  { id: 3, title: 'Đòn bẩy', body: 'đòn bẩy đơn don' },
]

const ways: SearchOptions[] = [{}, { prefix: true }, { fuzzy: 1 }, { prefix: true, fuzzy: 0.3, combineWith: 'AND' }]

/** Without what the order of terms in the index decides: their order, and the last digits of a sum. */
const settled = (found: SearchResult[]) =>
  found.map((hit) => ({ ...hit, score: hit.score.toFixed(9), terms: hit.terms.toSorted() }))

test('a stored index finds what the index finds that was stored, in the same order', () => {
  const engine = new MiniSearch(options)
  engine.addAll(documents)
  const stored = openStored(JSON.parse(JSON.stringify(storeIndex(engine))), options)
  const queries = [
    'stop',
    'sto',
    's',
    'stopping',
    'bot',
    'bout',
    'b',
    '网',
    '网格交易',
    '交易',
    'đòn',
    'don',
    'stop bot',
    'z',
    '',
  ]
  for (const query of queries)
    for (const way of ways) {
      const found = settled(engine.search(query, way))
      expect([query, settled(stored.search(query, way))]).toEqual([query, found])
      // What was read the first time is read again.
      expect(settled(stored.search(query, way))).toEqual(found)
    }
  expect(stored.search('stop')).toHaveLength(2)
})

test('an index without terms can be stored', () => {
  const stored = openStored(storeIndex(new MiniSearch(options)), options)
  expect(stored.search('stop', { prefix: true, fuzzy: 1 })).toEqual([])
})
