import * as v from 'valibot'
import { expect, test } from 'vitest'
import { ArticleHtml, CalendarDate, DateOrTime } from '#model/article.ts'
import { PictureRef } from '#model/picture.ts'
import { remoteReads } from './remote-reads.ts'
import { normalize } from './normalize.ts'

const clean = () => '<p>clean</p>'
const dirty = '<script>alert(1)</script>'
const json = (schema: v.GenericSchema, value: unknown) => JSON.stringify(normalize(schema, value, clean))

const places: { name: string; schema: v.GenericSchema; value: unknown }[] = [
  { name: 'by itself', schema: ArticleHtml, value: dirty },
  { name: 'as a copy', schema: { ...ArticleHtml }, value: dirty },
  { name: 'with a fallback', schema: v.fallback(ArticleHtml, v.parse(ArticleHtml, '<p>none</p>')), value: dirty },
  { name: 'piped on', schema: v.pipe(ArticleHtml, v.minLength(2)), value: dirty },
  { name: 'piped into', schema: v.pipe(v.string(), ArticleHtml), value: dirty },
  { name: 'optional', schema: v.optional(ArticleHtml), value: dirty },
  {
    name: 'piped after optional',
    schema: v.pipe(
      v.optional(ArticleHtml),
      v.check(() => true),
    ),
    value: dirty,
  },
  { name: 'nullable', schema: v.nullable(ArticleHtml), value: dirty },
  { name: 'nullable and optional', schema: v.optional(v.nullable(ArticleHtml)), value: dirty },
  { name: 'in a list', schema: v.array(ArticleHtml), value: [dirty, dirty] },
  { name: 'in a piped list', schema: v.pipe(v.array(ArticleHtml), v.minLength(1)), value: [dirty] },
  { name: 'in a tuple', schema: v.tuple([v.string(), ArticleHtml]), value: ['x', dirty, dirty] },
  { name: 'in an object', schema: v.object({ text: ArticleHtml }), value: { text: dirty } },
  { name: 'in a strict object', schema: v.strictObject({ text: ArticleHtml }), value: { text: dirty, more: dirty } },
  { name: 'in an object of lists', schema: v.array(v.object({ a: v.array(ArticleHtml) })), value: [{ a: [dirty] }] },
  { name: 'in a copied object', schema: v.object({ ...v.object({ a: ArticleHtml }).entries }), value: { a: dirty } },
  { name: 'in a partial object', schema: v.partial(v.object({ a: ArticleHtml })), value: { a: dirty } },
  { name: 'in a record', schema: v.record(v.string(), ArticleHtml), value: { any: dirty } },
  { name: 'in a lazy schema', schema: v.lazy(() => ArticleHtml), value: dirty },
]

test.each(places)('a rich text $name is sanitised', ({ schema, value }) => {
  const text = json(schema, value)
  expect(text).toContain('<p>clean</p>')
  expect(text).not.toContain('script')
})

const refused: { name: string; schema: v.GenericSchema; value: unknown }[] = [
  { name: 'a union', schema: v.union([v.number(), ArticleHtml]), value: dirty },
  { name: 'a variant', schema: v.variant('a', [v.object({ a: v.literal('x'), b: ArticleHtml })]), value: {} },
  { name: 'an intersection', schema: v.intersect([v.object({ a: ArticleHtml })]), value: { a: dirty } },
  { name: 'a loose object', schema: v.looseObject({ a: ArticleHtml }), value: { a: dirty } },
  { name: 'anything', schema: v.unknown(), value: dirty },
  { name: 'a pipe of schemas', schema: v.pipe(v.string(), v.parseJson(), v.object({ a: ArticleHtml })), value: '{}' },
  { name: 'a marked list', schema: v.pipe(v.array(v.string()), v.metadata({ kind: 'rich-text' })), value: [dirty] },
]

test.each(refused)('normalize refuses $name', ({ schema, value }) => {
  expect(() => normalize(schema, value, clean)).toThrow('normalize does not know this kind of schema')
})

/** Every schema within `value`, itself included. */
function schemasWithin(value: unknown, found: Set<unknown> = new Set()): Set<unknown> {
  if (found.has(value) || typeof value !== 'object' || value === null) return found
  found.add(value)
  for (const part of Object.values(value)) schemasWithin(part, found)
  if ('getter' in value && typeof value.getter === 'function')
    for (const input of ['', {}]) schemasWithin(value.getter(input), found)
  return found
}

const isSchema = (value: unknown): value is v.GenericSchema =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'schema' && 'type' in value

const query = { limit: 12, page: 1 }
const all = [
  remoteReads.home('en'),
  remoteReads.plans('en'),
  remoteReads.pricingPage('en'),
  remoteReads.featuredFaq('en'),
  remoteReads.config,
  remoteReads.languages,
  remoteReads.countries,
  remoteReads.redirects,
  remoteReads.page('en', 'x'),
  remoteReads.posts('en', { ...query, category: 'all' }),
  remoteReads.post('en', 'x'),
  remoteReads.updates('en', { ...query, type: 'all' }),
  remoteReads.update('en', 'x'),
  remoteReads.frame('en'),
  remoteReads.guidelines('en'),
  remoteReads.knowledgeBase('en'),
  remoteReads.article('en', 'x'),
  remoteReads.academy('en'),
  remoteReads.lesson('en', 'x'),
]

test('normalize knows the schemas of every read', () => {
  expect(all).toHaveLength(Object.keys(remoteReads).length)
  const schemas = [...schemasWithin(all.map(({ schema }) => schema))].filter(isSchema)
  for (const schema of schemas) expect(() => normalize(schema, '', clean)).not.toThrow()
})

test('a picture without id becomes the placeholder in any wrapped schema', () => {
  const schemas = [PictureRef, { ...PictureRef }, v.pipe(PictureRef, v.readonly())]
  for (const schema of schemas) {
    expect(normalize(schema, { id: null, alt: 'x' }, clean)).toEqual({ id: 'no-image' })
    expect(normalize(schema, null, clean)).toEqual({ id: 'no-image' })
    expect(normalize(schema, { id: 'a', alt: null }, clean)).toEqual({ id: 'a', alt: undefined })
  }
})

const Whole = v.object({
  section: v.optional(v.object({ text: v.string(), note: v.optional(v.string()) })),
  list: v.array(v.object({ id: v.string(), count: v.number() })),
  pair: v.optional(v.tuple([v.string(), v.string()])),
})
const good = { section: { text: 'new' }, list: [{ id: 'b', count: 2 }], pair: ['new', 'new'] }
const [entry] = good.list

test.each<[what: string, bad: object, left: object]>([
  ['an optional field', { section: { text: 'new', note: [] } }, {}],
  ['a required field', { section: { text: [] } }, { section: undefined }],
  ['a list in place of a section', { section: [null] }, { section: undefined }],
  ['an entry', { list: [{ id: 'c', count: null }, entry] }, {}],
  ['a part of a pair', { pair: ['new', null] }, { pair: undefined }],
])('%s that does not fit is left out, with the parent that requires it', (_what, bad, left) => {
  expect(normalize(Whole, { ...good, ...bad }, clean, true)).toEqual({ ...good, ...left })
})

test('a time stays where the site tells how long ago it was, and becomes a day elsewhere', () => {
  const time = '2024-05-02T09:30:00.000Z'
  expect(v.parse(DateOrTime, normalize(DateOrTime, time, clean))).toBe(time)
  expect(v.parse(CalendarDate, normalize(CalendarDate, time, clean))).toBe('2024-05-02')
  expect(v.is(DateOrTime, '2024-05-02Tnoon')).toBe(false)
})
