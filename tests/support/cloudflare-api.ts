import { createServer } from 'node:http'
import * as v from 'valibot'

/** A call that changes the account, such as `PUT /workers/scripts/helmsway-site`, with its body. */
export interface Change {
  call: string
  body: unknown
}

/** A fake of Cloudflare's API for a deploy: an empty account that accepts everything. */
export interface CloudflareApi {
  /** Environment variables that make wrangler use this API. */
  env: Record<string, string>
  changes: Change[]
  end(): void
}

const account = 'account'
const Name = v.object({ name: v.string() })
const Title = v.object({ title: v.string() })

/** Answers to reads and creations for which `{}` is not enough. */
function answer(call: string, body: unknown): unknown {
  if (call === 'POST /storage/kv/namespaces') return { id: v.parse(Title, body).title }
  if (call === 'POST /d1/database') return { uuid: v.parse(Name, body).name }
  if (call.endsWith('/assets-upload-session')) return { jwt: 'token', buckets: [] }
  if (call.startsWith('GET /workers/workers/')) return { subdomain: { enabled: true, previews_enabled: true } }
  if (call.endsWith('/deployments')) return { deployments: [] }
  if (call.endsWith('/settings')) return { bindings: [] }
  if (call.endsWith('/domains/changeset')) return { added: [], removed: [], updated: [], conflicting: [] }
  return call.startsWith('GET ') ? [] : {}
}

/** Cloudflare's error codes for a worker or a database that does not exist. */
function missing(call: string): number | undefined {
  if (call.startsWith('GET /workers/services/')) return 10_090
  return call.startsWith('GET /d1/database/') ? 7404 : undefined
}

/** The JSON of a body, the field `metadata` of an upload, or nothing. */
async function readBody(body: Buffer, type = ''): Promise<unknown> {
  if (body.length === 0) return undefined
  if (!type.startsWith('multipart/')) return JSON.parse(body.toString())
  const form = await new Response(new Uint8Array(body), { headers: { 'content-type': type } }).formData()
  return JSON.parse(v.parse(v.string(), form.get('metadata')))
}

/** Starts it on its own port. */
export async function startCloudflareApi(): Promise<CloudflareApi> {
  const changes: Change[] = []
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(Buffer.from(chunk))
    const body = await readBody(Buffer.concat(chunks), request.headers['content-type'])
    const path = new URL(request.url ?? '/', 'http://localhost').pathname.replace(`/accounts/${account}`, '')
    const call = `${request.method} ${path}`
    if (request.method !== 'GET') changes.push({ call, body })
    const code = missing(call)
    response.writeHead(code ? 404 : 200, { 'content-type': 'application/json' })
    const errors = code ? [{ code, message: 'There is none' }] : []
    response.end(JSON.stringify({ success: !code, errors, messages: [], result: code ? null : answer(call, body) }))
  })
  await new Promise<void>((resolve) => server.listen(0, () => resolve()))
  const address = server.address()
  if (!address || typeof address === 'string') throw new Error('The API has no port')
  return {
    env: {
      CLOUDFLARE_API_BASE_URL: `http://localhost:${address.port}`,
      CLOUDFLARE_API_TOKEN: 'token',
      CLOUDFLARE_ACCOUNT_ID: account,
    },
    changes,
    end: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
