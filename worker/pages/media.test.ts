import { expect, test } from 'vitest'
import pictures from 'virtual:content/pictures'
import { pictureQueries } from '#model/picture-sizes.ts'
import { testGateway } from '#tests/support/gateway.ts'
import type { PictureFile } from '#worker/content/compiled.ts'
import { chooseFile } from './media.ts'

const id = 'hero-course'
const files = pictures[id] ?? []
const [half = 0, natural = 0, double = 0] = files
  .filter((file) => file.format === 'png')
  .map((file) => file.width)
  .toSorted((a, b) => a - b)

const chrome = 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8'
const firefox = 'image/avif,image/webp,image/png,image/svg+xml,image/*;q=0.8,*/*;q=0.5'
const safari =
  'image/webp,image/avif,image/jxl,image/heic,image/heic-sequence,video/*;q=0.8,image/png,image/svg+xml,image/*;q=0.8,video/*;q=0.8,*/*;q=0.5'
const olderSafari = 'image/webp,image/png,image/svg+xml,image/*;q=0.8,video/*;q=0.8,*/*;q=0.5'
const asPage = 'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,image/apng,*/*;q=0.8'

function ask(query: string, accept = '*/*', name = id): Promise<Response> {
  return testGateway().request(`/media/${name}${query}`, { headers: { accept } })
}

/** Width and height in the header of a PNG file. */
async function pngSize(answer: Response): Promise<{ width: number; height: number }> {
  expect(answer.headers.get('content-type')).toBe('image/png')
  const view = new DataView(await answer.arrayBuffer())
  return { width: view.getUint32(16), height: view.getUint32(20) }
}

test('a picture is immutable, and differs by Accept', async () => {
  const answer = await ask('?w=1100&h=750', chrome)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(answer.headers.get('vary')).toBe('Accept')
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
  expect((await answer.arrayBuffer()).byteLength).toBeGreaterThan(1000)
})

test.each([
  [1, half],
  [half - 1, half],
  [half, half],
  [half + 1, natural],
  [natural, natural],
  [natural + 1, double],
  [double, double],
  [8000, double],
])('%i px gets the file of %i px, the next larger one', (asked, width) => {
  expect(width).toBeGreaterThan(0)
  expect(chooseFile(files, 'image/png', { w: asked })).toMatchObject({ width })
})

test('as=png gives a PNG for any Accept', async () => {
  const { width, height } = await pngSize(await ask('?w=1200&h=630&as=png', 'image/svg+xml,*/*'))
  expect(width).toBeGreaterThanOrEqual(1200)
  expect(height).toBeGreaterThanOrEqual(630)
})

test('a picture has at least the requested height', () => {
  const [, { height } = { height: 0 }] = files
    .filter((file) => file.format === 'png')
    .toSorted((x, y) => x.width - y.width)
  expect(chooseFile(files, 'image/png', { h: height })).toMatchObject({ width: natural, height })
})

test('every size in pages exists', async () => {
  for (const query of pictureQueries().keys()) expect([query, (await ask(`?${query}`)).status]).toEqual([query, 200])
})

test.each([
  ['image/avif', 'image/avif'],
  ['image/webp', 'image/webp'],
  ['image/png', 'image/png'],
  ['image/svg+xml', 'image/svg+xml'],
  ['image/avif;q=0, image/webp', 'image/webp'],
  ['image/avif;q=0.0,image/webp;q=0.1', 'image/webp'],
  ['image/jpeg, image/webp;q=0.8', 'image/webp'],
])('Accept: %s gets %s', async (accept, type) => {
  const answer = await ask('?w=540&h=405', accept)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toBe(type)
})

/** A drawing in four formats. The SVG is the largest file. */
const photo: PictureFile[] = [
  { path: '/p.svg', format: 'svg', width: 540, height: 405, size: 90_000 },
  ...[270, 540, 1080].flatMap((width): PictureFile[] => [
    { path: `/p-${width}.avif`, format: 'avif', width, height: width * 0.75, size: width * 10 },
    { path: `/p-${width}.webp`, format: 'webp', width, height: width * 0.75, size: width * 15 },
    { path: `/p-${width}.png`, format: 'png', width, height: width * 0.75, size: width * 60 },
  ]),
]

test.each([
  ['Chrome', chrome, '/p-540.avif'],
  ['Firefox', firefox, '/p-540.avif'],
  ['Safari', safari, '/p-540.avif'],
  ['an older Safari', olderSafari, '/p-540.webp'],
  ['a browser that opens it as a page', asPage, '/p-540.avif'],
  ['Accept with any picture', 'image/*', '/p-540.png'],
  ['Accept with any type', '*/*', '/p-540.png'],
  ['an empty Accept', '', '/p-540.png'],
])('%s gets the smallest file in its formats', (_, accept, path) => {
  expect(chooseFile(photo, accept, { w: 540 })?.path).toBe(path)
})

test('a drawing that is smaller than its rasters stays a drawing, at every size', () => {
  const drawing = photo.map((file) => (file.format === 'svg' ? { ...file, size: 900 } : file))
  for (const accept of [chrome, firefox, safari, olderSafari, '*/*', ''])
    for (const width of [40, 540, 8000]) expect(chooseFile(drawing, accept, { w: width })?.path).toBe('/p.svg')
})

test('every browser gets every picture', () => {
  for (const prepared of Object.values(pictures))
    for (const accept of [chrome, firefox, safari, olderSafari, asPage, '*/*', ''])
      expect(prepared).toContain(chooseFile(prepared, accept, { w: 540 }))
})

test('an Accept without a known format is a 406', async () => {
  const answer = await ask('?w=540&h=405', 'image/jpeg')
  expect(answer.status).toBe(406)
  expect(await answer.json()).toHaveProperty('errors.0.message')
})

test.each(['no-such-picture', 'constructor', '__proto__', '..%2F..%2Fetc', 'hero-course.svg', '%E0%A4%A'])(
  'an unknown picture (%s) is an uncached 404 in JSON',
  async (name) => {
    const answer = await ask('', chrome, name)
    expect(answer.status).toBe(404)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(await answer.json()).toHaveProperty('errors.0.extensions.code', 'ROUTE_NOT_FOUND')
  },
)

test.each([
  ['', 'w=0', 'w=-1', 'w=wide', 'w=', 'w=1e3', 'w=540&h=0', 'h=405px', 'w=%20540'],
  ['w=540', 'h=405', 'w=541&h=405', 'w=540&h=406', 'w=405&h=540', 'w=8000&h=8000', 'w=1100&h=405', 'w=1620&h=1215'],
  ['w=540&h=405&as=png', 'w=540&h=405&v=2', 'w=540&w=540&h=405', 'w=1200&h=630', 'w=1200&h=630&as=gif', 'w=0540&h=405'],
])('unknown sizes (%s, %s, …) are a 400 with examples', async (...queries) => {
  for (const query of queries) {
    const answer = await ask(`?${query}`, chrome)
    expect([query, answer.status]).toEqual([query, 400])
    expect(answer.headers.get('cache-control')).toBe('no-store')
    const body = await answer.json()
    expect(body).toHaveProperty('errors.0.extensions.code', 'INVALID_QUERY')
    expect(body).toHaveProperty('errors.0.message', expect.stringMatching(/\?w=540&h=405.*1100x750.*800/))
  }
})
