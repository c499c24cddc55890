import { expect, test } from 'vitest'
import * as v from 'valibot'
import { addressProblem } from './check-address.ts'
import { NewsletterEmail } from './schema.ts'

const complaint = (email: unknown) => v.safeParse(NewsletterEmail, email).issues?.[0]?.message

test.each([undefined, '', '   '])('%j is no address yet', (email) => {
  expect(complaint(email)).toBe('PLEASE_ENTER_YOUR_EMAIL')
})

test.each([
  'name',
  'name@',
  '@example.com',
  'name@example',
  'na me@example.com',
  'name@exam ple.com',
  'a@b@example.com',
])('%s is not shaped like one', (email) => {
  expect(complaint(email)).toBe('PLEASE_ENTER_A_VALID_EMAIL')
})

test.each([
  'victim@x.co,other',
  'x<a@b.co>',
  '<a@b.co>',
  'a,b@example.com',
  '"a,b"@example.com',
  'a;b@example.com',
  'mailto:a@example.com',
  'a\\b@example.com',
  'a(b)@example.com',
  'a[b]@example.com',
  'a@example.com/path',
  'a@example.com?cc=b',
  'a@example.com#b',
  'a@example.com:25',
  'a@ex%61mple.com',
  'a@[127.0.0.1]',
  'a@127.0.0.1',
  'a@127.1',
  'a@mail.0x7f',
  '.a@example.com',
  'a.@example.com',
  'a..b@example.com',
  'a@.example.com',
  'a@example.com.',
  'a@example..com',
  'a@-example.com',
  'a@example-.com',
  'a@exa_mple.com',
  'a@example.c',
  'a@ｅｘａｍｐｌｅ／.com',
])('%s is refused', (email) => {
  expect(complaint(email)).toBe('PLEASE_ENTER_A_VALID_EMAIL')
})

/** Invisible characters, and one that NFC normalizes to `;`. */
const hidden = {
  NUL: '\0',
  LF: '\n',
  DEL: '\u007f',
  'C1 control': '\u0085',
  'soft hyphen': '\u00ad',
  'combining grapheme joiner': '\u034f',
  'Greek question mark': '\u037e',
  'Hangul filler': '\u3164',
  'zero-width space': '\u200b',
  'zero-width joiner': '\u200d',
  'right-to-left mark': '\u200f',
  'right-to-left override': '\u202e',
  'line separator': '\u2028',
  'no-break space': '\u00a0',
  'word joiner': '\u2060',
  'first strong isolate': '\u2068',
  'variation selector': '\ufe0f',
  'byte order mark': '\ufeff',
  'private use': '\ue000',
  'sign for broken bytes': '\ufffd',
  'high surrogate': '\ud800',
  'low surrogate': '\udc00',
  tag: '\u{e0041}',
}

test.each(Object.entries(hidden))('a hidden character (%s) is refused on either side', (_, character) => {
  for (const email of [`na${character}me@example.com`, `name@exam${character}ple.com`])
    expect(complaint(email)).toBe('PLEASE_ENTER_A_VALID_EMAIL')
})

const long = (local: number, label: number, more = '') => `${'a'.repeat(local)}@${'b'.repeat(label)}.${more}com`
const labels = (count: number) => `${'c'.repeat(59)}.`.repeat(count)

test('the local part has at most 64 characters, a label 63, the whole 254', () => {
  expect(complaint(long(64, 63))).toBeUndefined()
  expect(complaint(long(65, 63))).toBe('PLEASE_ENTER_A_VALID_EMAIL')
  expect(complaint(long(64, 64))).toBe('PLEASE_ENTER_A_VALID_EMAIL')
  expect(long(10, 59, labels(3))).toHaveLength(254)
  expect(complaint(long(10, 59, labels(3)))).toBeUndefined()
  expect(complaint(long(11, 59, labels(3)))).toBe('PLEASE_ENTER_A_VALID_EMAIL')
})

test('lengths are those of the normal form', () => {
  const decomposed = 'é'.normalize('NFD').repeat(64)
  expect(v.parse(NewsletterEmail, `${decomposed}@example.com`)).toBe(`${'é'.repeat(64)}@example.com`)
  expect(complaint(`a@${'ụ'.repeat(62)}.vn`)).toBe('PLEASE_ENTER_A_VALID_EMAIL')
})

const normalForms: [written: string, normal: string][] = [
  ['name@example.com', 'name@example.com'],
  [' name+tag@mail.example.com ', 'name+tag@mail.example.com'],
  ["!#$%&'*+-/=.?^_`{|}~@example.com", "!#$%&'*+-/=.?^_`{|}~@example.com"],
  ['Linh@Example.COM', 'linh@example.com'],
  ['ＬＩＮＨ@example.com', 'linh@example.com'],
  ['TÊN@example.com', 'tên@example.com'],
  ['tên@ví-dụ.vn', 'tên@xn--v-d-rma6749a.vn'],
  ['tên@ví-dụ.vn'.normalize('NFD'), 'tên@xn--v-d-rma6749a.vn'],
  ['tên@XN--V-D-RMA6749A.VN', 'tên@xn--v-d-rma6749a.vn'],
  ['王@例子。中国', '王@xn--fsqu00a.xn--fiqs8s'],
  ['王@ｅｘａｍｐｌｅ．com', '王@example.com'],
]

test.each(normalForms)('%s is stored as %s', (written, normal) => {
  expect(v.parse(NewsletterEmail, written)).toBe(normal)
  expect(v.parse(NewsletterEmail, normal)).toBe(normal)
})

test.each(normalForms)('the form lets %s and %s through', (written, normal) => {
  expect([addressProblem(written), addressProblem(normal)]).toEqual([undefined, undefined])
})

test.each([
  ['', 'empty'],
  [' \t', 'empty'],
  ['name', 'invalid'],
  ['name@', 'invalid'],
  ['@example.com', 'invalid'],
  ['name@example', 'invalid'],
  ['na me@example.com', 'invalid'],
])('the form says of %j at once: %s', (text, problem) => {
  expect(addressProblem(text)).toBe(problem)
})
