import { expect, test } from 'vitest'
import { cutAddresses } from './cut-addresses.ts'

const cut = (payload: object): unknown => cutAddresses([{}, [[{ type: 'event' }, { ...payload }]]])[1][0]?.[1]

test.each([
  ['https://site.example/search?q=secret#secret', 'https://site.example/search'],
  ["/search?q=a(secret)'secret\\secret", '/search'],
  ['/vi#secret', '/vi'],
  ['GET /api/search?q=secret failed', 'GET /api/search failed'],
  ['/media/a?w=320 1x, /media/a?w=640 2x', '/media/a 1x, /media/a 2x'],
  ['at (https://site.example/it(s)?secret:1:2)', 'at (https://site.example/it(s)'],
  ['Is it on/off? Yes / no?', 'Is it on/off? Yes / no?'],
  ['url(/a.png)}b{color:#fff}', 'url(/a.png)}b{color:#fff}'],
])('%s is sent as %s', (text, sent) => {
  expect(cut({ message: text, request: { url: text }, list: [{ text }] })).toEqual({
    message: sent,
    request: { url: sent },
    list: [{ text: sent }],
  })
})

test('a recording is cut, too, and its length follows', () => {
  const recording = '{"segment_id":0}\n[{"data":{"href":"https://site.example/ü?q=\\\\secret#secret"}}]'
  const [, [item]] = cutAddresses([{}, [[{ type: 'replay_recording', length: 83 }, recording]]])
  const sent = '{"segment_id":0}\n[{"data":{"href":"https://site.example/ü"}}]'
  expect(item).toEqual([{ type: 'replay_recording', length: new TextEncoder().encode(sent).length }, sent])
})
