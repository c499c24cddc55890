import { expect, test } from 'vitest'
import type { SearchWords } from './query.ts'
import type { SearchDocument } from './search-content.ts'
import { openSearch, prepareSearch } from './search-pages.ts'

const page = (path: string, texts: Partial<SearchDocument>): SearchDocument => ({
  kind: 'pages',
  path,
  title: 'Harbour',
  tags: [],
  excerpt: 'Calm water.',
  body: '',
  ...texts,
})

/** A search over these pages, as the build writes them to a file. */
function searchIn(documents: SearchDocument[], words: Partial<SearchWords> = {}) {
  const search = openSearch(JSON.parse(JSON.stringify(prepareSearch(documents, words))))
  return (q: string, query: { limit?: number; page?: number; section?: 'blog' } = {}) =>
    search({ q, limit: 20, ...query })
}
const pathsOf = ({ items }: ReturnType<ReturnType<typeof searchIn>>) => items.map(({ path }) => path)
const marked = (pieces: { text: string; hit: boolean }[] = []) =>
  pieces.map(({ text, hit }) => (hit ? `[${text}]` : text)).join('')

test('title, tags, excerpt and body rank in this order, whatever the frequency', () => {
  const often = Array.from({ length: 40 }, () => 'drawdown').join(' ')
  const filler = Array.from({ length: 6 }, (_, index) => page(`/filler-${index}`, {}))
  const search = searchIn([
    page('/body', { body: often }),
    page('/excerpt', { excerpt: 'About drawdown and much else that happens when the weather turns.' }),
    page('/tag', { tags: ['risk', 'drawdown', 'reserve'] }),
    page('/title', { title: 'What a drawdown means, and why it is longer than other titles here' }),
    ...filler,
  ])
  expect(pathsOf(search('drawdown'))).toEqual(['/title', '/tag', '/excerpt', '/body'])
})

test('diacritics are optional, and pages with the typed ones come first', () => {
  const search = searchIn([
    page('/order', { title: 'Đơn bay' }),
    page('/leverage', { body: 'Giữ đòn bẩy thấp.' }),
    page('/plain', { title: 'don bay' }),
  ])
  expect(pathsOf(search('don bay')).toSorted()).toEqual(['/leverage', '/order', '/plain'])
  expect(pathsOf(search('ĐÒN BẨY'))[0]).toBe('/leverage')
  expect(search('đòn bẩy').total).toBe(3)
  expect(pathsOf(search('đo\u0300n'))[0]).toBe('/leverage')
})

test('one wrong letter is accepted in words of five or more, if no page has the word', () => {
  const search = searchIn([page('/title', { title: 'Portfolio limits' }), page('/short', { title: 'Grid bots' })])
  for (const slip of ['portfolo', 'portfollio', 'portfplio', 'portfoloi', 'limjts'])
    expect(pathsOf(search(slip))).toEqual(['/title'])
  expect(search('grod').total).toBe(0)
  expect(search('pprtfplio').total).toBe(0)
  const both = searchIn([page('/stable', { title: 'Stable' }), page('/staple', { title: 'Staple' })])
  expect(pathsOf(both('stable'))).toEqual(['/stable'])
})

test('one or two words must both be found; the last word may be unfinished', () => {
  const search = searchIn([page('/both', { title: 'Grid trading' }), page('/one', { title: 'Grid' })])
  expect(pathsOf(search('grid tra'))).toEqual(['/both'])
  expect(search('grid zzz').total).toBe(0)
})

test('a search of three words and more may miss a third of them, if no page has all', () => {
  const search = searchIn([page('/all', { title: 'Grid trading limits' }), page('/two', { title: 'Trend following' })])
  expect(pathsOf(search('grid trading limits'))).toEqual(['/all'])
  expect(pathsOf(search('trend following zzz'))).toEqual(['/two'])
  expect(search('trend yyy zzz').total).toBe(0)
})

test('plural and singular find the same pages; a short word finds no longer ones', () => {
  const search = searchIn([
    page('/fee', { body: 'The admin fee.' }),
    page('/fees', { body: 'All fees and policies.' }),
    page('/feed', { body: 'A feed, and both bottles.' }),
    page('/bot', { body: 'A bot.' }),
  ])
  for (const word of ['fee', 'fees']) expect(pathsOf(search(word)).toSorted()).toEqual(['/fee', '/fees'])
  expect(pathsOf(search('policy'))).toEqual(['/fees'])
  expect(pathsOf(search('bot'))).toEqual(['/bot'])
  expect(pathsOf(search('bott'))).toEqual(['/feed'])
})

test('synonyms find the same pages, those with the typed word first; stop words count for nothing', () => {
  const search = searchIn([page('/price', { title: 'The price' }), page('/cost', { title: 'The cost' })], {
    synonyms: [['how much', 'cost', 'price']],
    stopWords: ['does', 'it', 'is'],
  })
  expect(pathsOf(search('cost'))).toEqual(['/cost', '/price'])
  expect(pathsOf(search('how much does it cost'))).toEqual(['/cost', '/price'])
  expect(marked(search('how much').items[0]?.title)).toBe('The [price]')
  const chinese = searchIn([page('/loss', { title: '连续亏损' })], {
    synonyms: [['亏损', '亏钱']],
    stopWords: ['怎么办'],
  })
  expect(pathsOf(chinese('亏钱怎么办'))).toEqual(['/loss'])
})

test('keywords count like a title', () => {
  const search = searchIn([page('/body', { excerpt: 'Plans' }), page('/#pricing', {})], {
    keywords: { '/#pricing': ['plans'] },
  })
  expect(pathsOf(search('plans'))).toEqual(['/#pricing', '/body'])
})

test('a search without a hit offers the pages with some of its words', () => {
  const search = searchIn([page('/grid', { title: 'Grid trading' }), page('/trend', { title: 'Trend following' })])
  expect(search('grid zzz')).toMatchObject({ total: 0, nearest: [{ path: '/grid', title: 'Grid trading' }] })
  expect(search('grid').nearest).toEqual([])
})

test('any part of a Chinese text is found: pairs, single characters, and mixed with Latin words', () => {
  const search = searchIn([
    page('/grid', { title: '网格交易：赚价格来回的钱' }),
    page('/key', { title: '设置API密钥' }),
  ])
  for (const part of ['网格', '格交易', '来回的', '钱', '格']) expect(pathsOf(search(part))).toEqual(['/grid'])
  for (const part of ['api密钥', 'API', '设置 api', 'ＡＰＩ']) expect(pathsOf(search(part))).toEqual(['/key'])
  expect(search('交网').total).toBe(0)
  expect(marked(search('格交易').items[0]?.title)).toBe('网[格交易]：赚价格来回的钱')
  expect(marked(search('来回').items[0]?.title)).toBe('网格交易：赚价格[来回]的钱')
})

test('title and excerpt mark the words as written', () => {
  const search = searchIn([page('/a', { title: 'Đòn bẩy & bạn', excerpt: 'Vì sao giữ thấp đòn bẩy?' })])
  const [hit] = search('don bay').items
  expect(marked(hit?.title)).toBe('[Đòn] [bẩy] & bạn')
  expect(marked(hit?.excerpt)).toBe('Vì sao giữ thấp [đòn] [bẩy]?')
})

test('the excerpt is the paragraph with most of the words, cut between words', () => {
  const long = Array.from({ length: 80 }, (_, index) => `word${index}`).join(' ')
  const search = searchIn([page('/a', { body: `The anchor.\n${long} anchor chain ${long}\nA chain.` })])
  const text = marked(search('anchor chain').items[0]?.excerpt)
  expect(text).toContain('[anchor] [chain]')
  expect(text.length).toBeLessThan(240)
  expect(text).toMatch(/^…word\d+ .* word\d+…$/)
  expect(marked(search('harbour').items[0]?.excerpt)).toBe('Calm water.')
  const chinese = searchIn([page('/b', { body: `${'风平浪静。'.repeat(40)}网格${'风平浪静。'.repeat(40)}` })])
  expect(marked(chinese('网格').items[0]?.excerpt)).toMatch(/^……[^…]*\[网格\][^…]*……$/)
})

test('HTML in a search or a page stays text', () => {
  const search = searchIn([page('/a', { title: 'The <script> tag & you' })])
  expect(search('<script>').items[0]?.title).toEqual([
    { text: 'The <', hit: false },
    { text: 'script', hit: true },
    { text: '> tag & you', hit: false },
  ])
})

test('a search without words finds nothing', () => {
  const search = searchIn([page('/a', {})])
  for (const q of ['', ' ', '!?…', '=', '__proto__ x', '. .']) expect(search(q)).toMatchObject({ total: 0, items: [] })
})

test('hits come in pages, and can be narrowed to a section', () => {
  const search = searchIn([page('/a', {}), page('/b', { kind: 'blog' }), page('/c', {})])
  expect(search('harbour', { limit: 2 })).toMatchObject({ total: 3, total_pages: 2, items: [{}, {}] })
  expect(pathsOf(search('harbour', { limit: 2, page: 2 }))).toEqual(['/c'])
  expect(search('harbour', { section: 'blog' })).toMatchObject({
    total: 1,
    kinds: [
      { kind: 'blog', count: 1 },
      { kind: 'pages', count: 2 },
    ],
    items: [{ path: '/b' }],
  })
})
