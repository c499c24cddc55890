import { expect, test } from 'vitest'
import { searchKinds } from '#features/search/schema.ts'
import { buildIndex, openIndex, type SearchDocument } from './search-index.ts'

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
function searchIn(...documents: SearchDocument[]) {
  const search = openIndex(JSON.parse(JSON.stringify(buildIndex(documents))))
  return (q: string, limit = 20, kinds = searchKinds.slice()) => search(q, limit, kinds)
}
const pathsOf = ({ items }: ReturnType<ReturnType<typeof openIndex>>) => items.map(({ path }) => path)
const marked = (pieces: { text: string; hit: boolean }[] = []) =>
  pieces.map(({ text, hit }) => (hit ? `[${text}]` : text)).join('')

test('title, tags, excerpt and body rank in this order, whatever the frequency', () => {
  const often = Array.from({ length: 40 }, () => 'drawdown').join(' ')
  const filler = Array.from({ length: 6 }, (_, index) => page(`/filler-${index}`, {}))
  const search = searchIn(
    page('/body', { body: often }),
    page('/excerpt', { excerpt: 'About drawdown and much else that happens when the weather turns.' }),
    page('/tag', { tags: ['risk', 'drawdown', 'reserve'] }),
    page('/title', { title: 'What a drawdown means, and why it is longer than other titles here' }),
    ...filler,
  )
  expect(pathsOf(search('drawdown'))).toEqual(['/title', '/tag', '/excerpt', '/body'])
})

test('diacritics are optional, and pages with the typed ones come first', () => {
  const search = searchIn(
    page('/order', { title: 'Đơn bay' }),
    page('/leverage', { body: 'Giữ đòn bẩy thấp.' }),
    page('/plain', { title: 'don bay' }),
  )
  expect(pathsOf(search('don bay')).toSorted()).toEqual(['/leverage', '/order', '/plain'])
  expect(pathsOf(search('ĐÒN BẨY'))[0]).toBe('/leverage')
  expect(search('đòn bẩy').total).toBe(3)
  expect(pathsOf(search('đo\u0300n'))[0]).toBe('/leverage')
})

test('one wrong letter is accepted in words of five or more, if no page has the word', () => {
  const search = searchIn(page('/title', { title: 'Portfolio limits' }), page('/short', { title: 'Grid bots' }))
  for (const slip of ['portfolo', 'portfollio', 'portfplio', 'limjts'])
    expect(pathsOf(search(slip))).toEqual(['/title'])
  expect(search('grod').total).toBe(0)
  expect(search('pprtfplio').total).toBe(0)
  const both = searchIn(page('/stable', { title: 'Stable' }), page('/staple', { title: 'Staple' }))
  expect(pathsOf(both('stable'))).toEqual(['/stable'])
})

test('a page must have every word, at least as a prefix', () => {
  const search = searchIn(page('/both', { title: 'Grid trading' }), page('/one', { title: 'Grid' }))
  expect(pathsOf(search('grid tra'))).toEqual(['/both'])
  expect(search('grid zzz').total).toBe(0)
})

test('any part of a Chinese text is found: pairs, single characters, and mixed with Latin words', () => {
  const search = searchIn(page('/grid', { title: '网格交易：赚价格来回的钱' }), page('/key', { title: '设置API密钥' }))
  for (const part of ['网格', '格交易', '来回的', '钱', '格']) expect(pathsOf(search(part))).toEqual(['/grid'])
  for (const part of ['api密钥', 'API', '设置 api', 'ＡＰＩ']) expect(pathsOf(search(part))).toEqual(['/key'])
  expect(search('交网').total).toBe(0)
  expect(marked(search('格交易').items[0]?.title)).toBe('网[格交易]：赚价格来回的钱')
  expect(marked(search('格').items[0]?.title)).toBe('网[格]交易：赚价[格]来回的钱')
})

test('title and excerpt mark the words as written', () => {
  const search = searchIn(page('/a', { title: 'Đòn bẩy & bạn', excerpt: 'Vì sao giữ thấp đòn bẩy?' }))
  const [hit] = search('don bay').items
  expect(marked(hit?.title)).toBe('[Đòn] [bẩy] & bạn')
  expect(marked(hit?.excerpt)).toBe('Vì sao giữ thấp [đòn] [bẩy]?')
})

test('the excerpt is the paragraph with most of the words, cut between words', () => {
  const long = Array.from({ length: 80 }, (_, index) => `word${index}`).join(' ')
  const search = searchIn(page('/a', { body: `The anchor.\n${long} anchor chain ${long}\nA chain.` }))
  const text = marked(search('anchor chain').items[0]?.excerpt)
  expect(text).toContain('[anchor] [chain]')
  expect(text.length).toBeLessThan(240)
  expect(text).toMatch(/^…word\d+ .* word\d+…$/)
  expect(marked(search('harbour').items[0]?.excerpt)).toBe('Calm water.')
  const chinese = searchIn(page('/b', { body: `${'风平浪静。'.repeat(40)}网格${'风平浪静。'.repeat(40)}` }))
  expect(marked(chinese('网格').items[0]?.excerpt)).toMatch(/^……[^…]*\[网格\][^…]*……$/)
})

test('HTML in a search or a page stays text', () => {
  const search = searchIn(page('/a', { title: 'The <script> tag & you' }))
  expect(search('<script>').items[0]?.title).toEqual([
    { text: 'The <', hit: false },
    { text: 'script', hit: true },
    { text: '> tag & you', hit: false },
  ])
})

test('a search without words finds nothing', () => {
  const search = searchIn(page('/a', {}))
  for (const q of ['', ' ', '!?…', '=', '__proto__ x', '. .']) expect(search(q)).toEqual({ total: 0, items: [] })
})

test('a search can be limited in number and narrowed to kinds', () => {
  const search = searchIn(page('/a', {}), page('/b', { kind: 'blog' }), page('/c', {}))
  expect(search('harbour', 2)).toMatchObject({ total: 3, items: [{}, {}] })
  expect(pathsOf(search('harbour', 20, ['blog']))).toEqual(['/b'])
})
