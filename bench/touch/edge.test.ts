import { once } from 'node:events'
import { createServer } from 'node:http'
import { connect, type ClientHttp2Session } from 'node:http2'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freePort } from '#scripts/run/run.ts'
import { startEdge, type Edge } from './edge.ts'

let edge: Edge
let client: ClientHttp2Session
const site = createServer((request, response) => {
  if (request.url === '/moved') {
    const { host } = request.headers
    return response.writeHead(302, { location: `http://${host}/new` }).end()
  }
  const type = request.url === '/picture' ? 'image/avif' : 'text/html'
  return response.writeHead(200, { 'content-type': type }).end(`${request.method} ${request.headers.origin}`)
})

beforeAll(async () => {
  const port = await freePort()
  site.listen(port)
  await once(site, 'listening')
  edge = await startEdge(`http://localhost:${port}`)
  client = connect(edge.url, { rejectUnauthorized: false })
})
afterAll(async () => {
  client.destroy()
  await edge.end()
  site.close()
})

async function ask(path: string, headers: Record<string, string> = {}) {
  const request = client.request({ ':path': path, ...headers }, { endStream: true })
  const answered = once(request, 'response')
  const body = await buffer(request)
  const [answer] = await answered
  return { answer, body }
}

test('texts are compressed, pictures are not', async () => {
  const page = await ask('/')
  expect(page.answer).toMatchObject({ ':status': 200, 'content-encoding': 'br' })
  expect(brotliDecompressSync(page.body).toString()).toBe('GET undefined')
  const picture = await ask('/picture')
  expect(picture.answer).not.toHaveProperty('content-encoding')
  expect(picture.body.toString()).toBe('GET undefined')
})

test('the site sees its own address in headers, the browser that of the edge', async () => {
  const { body } = await ask('/', { ':method': 'POST', origin: edge.url })
  expect(brotliDecompressSync(body).toString()).toMatch(/^POST http:\/\/localhost:\d+$/)
  const { answer } = await ask('/moved')
  expect(answer).toMatchObject({ ':status': 302, location: `${edge.url}/new` })
})
