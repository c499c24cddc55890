import { createHmac } from 'node:crypto'
import { createServer } from 'node:http'
import { expect, test } from 'vitest'
import { localeCodes } from '#i18n/locales.ts'
import { parseTags, sendPurge } from './request.ts'

test.each(['plans', 'config', 'vi', 'blog', 'blog/first-post', 'pages/about'])('%s is a tag', (tag) => {
  expect(parseTags([tag])).toEqual([tag])
})

test.each(['plan', 'blogs', '', '__proto__'])('%j is refused with the tags that there are', (tag) => {
  expect(() => parseTags(['plans', tag])).toThrow(
    `No page has the tag "${tag}"; there are ${localeCodes.join(', ')}, config, home,`,
  )
})

test('a purge is signed with its time and body', async () => {
  const asked: { url: string | undefined; headers: NodeJS.Dict<string | string[]>; body: string }[] = []
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    asked.push({ url: request.url, headers: request.headers, body })
    response.writeHead(200).end('{"data":{"edge":true}}')
  })
  await new Promise<void>((resolve) => server.listen(0, () => resolve()))
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  const answer = await sendPurge(`http://localhost:${port}`, { tags: ['blog'], forget: true }, 'a-secret')
  server.close()
  expect(answer).toEqual({ status: 200, text: '{"data":{"edge":true}}' })
  const [{ url, headers, body } = { url: '', headers: {}, body: '' }] = asked
  expect([url, body]).toEqual(['/api/purge', '{"tags":["blog"],"forget":true}'])
  const signed = createHmac('sha256', 'a-secret').update(`${headers['x-purge-timestamp']}.${body}`).digest('hex')
  expect(headers['x-purge-signature']).toBe(signed)
})

test('an address where nothing answers is named, with what to do', async () => {
  await expect(sendPurge('http://localhost:1', {}, 'a-secret')).rejects.toThrow(
    'Nothing answers at http://localhost:1. The site of this machine: npm start, without --port',
  )
})
