import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { freePort } from '#scripts/run/run.ts'

/** A stand-in of the platform's edge before the worker: HTTP/2, TLS and brotli. */
export interface Edge {
  url: string
  end(): Promise<void>
}

const compress = promisify(brotliCompress)
/** About the time of an edge for an answer that it compresses. */
const level = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }
const isText = (type: string) => /^text\/|json|javascript|xml|markdown|manifest/.test(type)
/** Headers of one connection, which the other one does not have (RFC 9113, 8.2.2). */
const ofConnection = /^(:.*|connection|keep-alive|transfer-encoding|content-length|content-encoding|host)$/

/** A self-signed certificate for localhost. */
async function selfSigned(): Promise<{ key: Buffer; cert: Buffer }> {
  const folder = await mkdtemp(join(tmpdir(), 'helmsway-edge-'))
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
  try {
    const ec = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-subj', '/CN=localhost']
    await promisify(execFile)('openssl', ['req', '-x509', ...ec, '-days', '2', '-keyout', key, '-out', cert])
    return { key: await readFile(key), cert: await readFile(cert) }
  } finally {
    await rm(folder, { recursive: true })
  }
}

/** Starts an edge on a free port, before the site at `target` (an origin). It needs openssl. */
export async function startEdge(target: string): Promise<Edge> {
  const port = await freePort()
  const url = `https://localhost:${port}`
  /** Compressed answers that never change, as an edge keeps them. */
  const kept = new Map<string, Uint8Array>()

  async function compressed(answer: Response, path: string): Promise<Uint8Array> {
    const known = kept.get(path)
    if (known) return known
    const body = await compress(await answer.bytes(), level)
    if (answer.headers.get('cache-control')?.includes('immutable')) kept.set(path, body)
    return body
  }

  async function forward(request: Http2ServerRequest, response: Http2ServerResponse) {
    const headers = new Headers()
    for (const [name, value] of Object.entries(request.headers))
      if (typeof value === 'string' && !ofConnection.test(name)) headers.set(name, value.replaceAll(url, target))
    headers.set('accept-encoding', 'identity')
    const { method } = request
    const body = method === 'GET' || method === 'HEAD' ? null : await buffer(request)
    const answer = await fetch(target + request.url, { method, headers, body, redirect: 'manual' })
    response.statusCode = answer.status
    for (const [name, value] of answer.headers)
      if (!ofConnection.test(name)) response.setHeader(name, value.replaceAll(target, url))
    if (!isText(answer.headers.get('content-type') ?? '') || !answer.body) {
      response.end(await answer.bytes())
      return
    }
    response.setHeader('content-encoding', 'br')
    response.end(await compressed(answer, request.url))
  }

  const server = createSecureServer(await selfSigned(), (request, response) => {
    forward(request, response).catch((error: unknown) => {
      console.error(`The edge cannot forward ${request.url}`, error)
      response.statusCode = 502
      response.end()
    })
  })
  const sessions = new Set<{ destroy(): void }>()
  server.on('session', (session) => {
    sessions.add(session)
    session.on('close', () => sessions.delete(session))
  })
  server.listen(port)
  await once(server, 'listening')
  return {
    url,
    async end() {
      const closed = once(server, 'close')
      server.close()
      for (const session of sessions) session.destroy()
      await closed
    },
  }
}
