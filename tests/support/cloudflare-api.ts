import { createServer } from 'node:http'
import * as v from 'valibot'

/** A call that changes the account, such as `PUT /workers/scripts/helmsway-site`, with its body. */
export interface Change {
  call: string
  body: unknown
}

/** The contents of the account, and the health of the deployed site. */
export interface Account {
  /** Names of databases and namespaces, which are their ids, too. */
  databases: string[]
  namespaces: string[]
  /** Bindings of each worker, as its last upload says. */
  bindings: Map<string, Binding[]>
  /** Secrets of each worker. */
  secrets: string[]
  /** Versions of the worker, the oldest first, and the id of the live one. */
  versions: { id: string; created_on: string; message: string; tag: string }[]
  live: string
  /** The health of the deployed site. */
  status: string
}

/** A fake of Cloudflare's API and of the site that was deployed last. */
export interface CloudflareApi {
  /** Environment variables that make wrangler use this API, and scripts find the site. */
  env: Record<string, string>
  changes: Change[]
  account: Account
  end(): void
}

const account = 'account'
const Name = v.object({ name: v.string() })
const Title = v.object({ title: v.string() })
const Deployment = v.object({ versions: v.tuple([v.object({ version_id: v.string() })]) })
const Binding = v.looseObject({ name: v.string(), type: v.string() })
type Binding = v.InferOutput<typeof Binding>
const Upload = v.object({
  annotations: v.object({ 'workers/tag': v.string() }),
  bindings: v.array(Binding),
})
const newAccount = (): Account => ({
  databases: [],
  namespaces: [],
  bindings: new Map(),
  versions: [],
  live: '',
  secrets: ['PURGE_SECRET'],
  status: 'ok',
})

const isService = (call: string) => /^GET \/workers\/services\/[^/]+$/.test(call)

/** Answers to reads and creations for which `{}` is not enough. */
function answer(call: string, body: unknown, account: Account): unknown {
  const { databases, namespaces, secrets, bindings } = account
  if (call === 'POST /storage/kv/namespaces') {
    const { title } = v.parse(Title, body)
    namespaces.push(title)
    return { id: title }
  }
  if (call === 'POST /d1/database') {
    const { name } = v.parse(Name, body)
    databases.push(name)
    return { uuid: name, name }
  }
  if (call === 'GET /d1/database') return databases.map((name) => ({ uuid: name, name }))
  const [, database] = /^GET \/d1\/database\/([^/]+)$/.exec(call) ?? []
  if (database) return { uuid: database, name: database }
  if (call === 'GET /storage/kv/namespaces') return namespaces.map((title) => ({ id: title, title }))
  if (call.endsWith('/query')) return [{ results: [], success: true, meta: { duration: 1 } }]
  if (call.endsWith('/secrets')) return secrets.map((name) => ({ name, type: 'secret_text' }))
  if (call.endsWith('/assets-upload-session')) return { jwt: 'token', buckets: [] }
  if (/^POST .*\/versions$/.test(call))
    return { id: 'version', startup_time_ms: 1, resources: { script: { etag: 'etag' }, script_runtime: {} } }
  if (isService(call)) return { default_environment: { environment: 'production', script: {} } }
  if (call.startsWith('GET /workers/workers/')) return { subdomain: { enabled: true, previews_enabled: true } }
  const [, version] = /^GET .*\/versions(?:\/([^/]+))?$/.exec(call) ?? []
  const versions = account.versions.map(({ id, created_on, message, tag }) => ({
    id,
    metadata: { created_on, source: 'wrangler' },
    annotations: { 'workers/message': message, 'workers/tag': tag },
    resources: { bindings: [] },
  }))
  if (version) return versions.find(({ id }) => id === version)
  if (/^GET .*\/versions$/.test(call)) return { items: versions }
  if (call.endsWith('/deployments')) {
    const own = v.safeParse(Deployment, body)
    if (own.success) account.live = own.output.versions[0].version_id
    const live = {
      id: 'deployment',
      created_on: '2026-01-01',
      versions: [{ version_id: account.live, percentage: 100 }],
    }
    return { deployments: account.live ? [live] : [] }
  }
  const [, worker = ''] = /^GET \/workers\/scripts\/([^/]+)\/settings$/.exec(call) ?? []
  if (worker) return { bindings: bindings.get(worker) ?? [] }
  if (call.endsWith('/domains/changeset')) return { added: [], removed: [], updated: [], conflicting: [] }
  return call.startsWith('GET ') ? [] : {}
}

/**
 * Cloudflare's error codes for a worker or a database that does not exist, and for a namespace that
 * does.
 */
function errorOf(call: string, body: unknown, { databases, namespaces, secrets }: Account): number | undefined {
  if (call === 'POST /storage/kv/namespaces' && namespaces.includes(v.parse(Title, body).title)) return 10_014
  // A secret makes a worker that does nothing yet.
  if (isService(call)) return secrets.length > 0 ? undefined : 10_090
  const [, database] = /^GET \/d1\/database\/([^/]+)$/.exec(call) ?? []
  return database && !databases.includes(database) ? 7404 : undefined
}

/** The answer of the deployed site at `path`; `undefined` for a call of the API. */
function siteAnswer(path: string, build: string, { status }: Account): object | undefined {
  return path === '/healthz' ? { status, build } : undefined
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
  const held = newAccount()
  let build = 'none'
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(Buffer.from(chunk))
    const body = await readBody(Buffer.concat(chunks), request.headers['content-type'])
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost')
    const path = pathname.replace(`/accounts/${account}`, '')
    const call = `${request.method} ${path}`
    if (request.method !== 'GET') changes.push({ call, body })
    const upload = v.safeParse(Upload, body)
    if (upload.success) {
      build = upload.output.annotations['workers/tag']
      const [, worker = ''] = /\/scripts\/([^/]+)\//.exec(path) ?? []
      const before = held.bindings.get(worker) ?? []
      const own = ({ name, type }: Binding) => before.find((old) => type === 'inherit' && old.name === name)
      held.bindings.set(
        worker,
        upload.output.bindings.map((binding) => own(binding) ?? binding),
      )
    }
    const code = errorOf(call, body, held)
    const errors = code ? [{ code, message: code === 10_014 ? 'This title already exists' : 'There is none' }] : []
    // Lists have one page; wrangler reads on until there is nothing.
    const isLaterPage = Number(searchParams.get('page') ?? 1) > 1
    const result = code ? null : isLaterPage ? [] : answer(call, body, held)
    const deployed = held.versions.find(({ id }) => id === held.live)?.tag ?? build
    const page = siteAnswer(path, deployed, held) ?? { success: !code, errors, messages: [], result }
    response.writeHead(code ? 404 : 200, { 'content-type': 'application/json' }).end(JSON.stringify(page))
  })
  await new Promise<void>((resolve) => server.listen(0, () => resolve()))
  const address = server.address()
  if (!address || typeof address === 'string') throw new Error('The API has no port')
  const url = `http://localhost:${address.port}`
  return {
    env: {
      CLOUDFLARE_API_BASE_URL: url,
      CLOUDFLARE_API_TOKEN: 'token',
      CLOUDFLARE_ACCOUNT_ID: account,
      DEPLOYED_SITE: url,
      NODE_OPTIONS: `--import ${new URL('find-site.mjs', import.meta.url)}`,
    },
    changes,
    account: held,
    end: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
