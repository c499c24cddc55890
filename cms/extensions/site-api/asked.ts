import type { Shape } from '../../model/shape.ts'
import { mainLanguage } from '../../model/collection.ts'
import { pathsOf, read } from '../../model/read-shape.ts'
import { isLanguage } from '../../model/tables.ts'
import { asVersion } from './as-version.ts'
import type { App, Directus, Hooks, Query, Request, Row } from './directus.ts'
import { wantsDrafts } from './signature.ts'

/** Answers a call; `undefined` if the item does not exist. */
export type Answer = (asked: Asked) => Promise<unknown>

/** One request, with the rights of its sender. */
export interface Asked {
  language: string
  /** Whether the site asks for a preview, with drafts and scheduled records. */
  isPreview: boolean
  request: Request
  /** The records of a collection in `shape`, with the texts of the language. */
  find(collection: string, shape: Shape, query?: Query): Promise<unknown[]>
  /** The slugs of all records, whatever the caller may read. */
  slugs(collection: string): Promise<unknown[]>
  count(collection: string, filter: unknown): Promise<number>
  create(collection: string, data: object): Promise<unknown>
  /** Deletes the records that a filter selects. */
  remove(collection: string, filter: unknown): Promise<unknown>
}

export const isRow = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The path of the calls: CONTENT_API_URL of the site ends with it. */
export const callsPath = '/site-api'

/**
 * Mounts the calls below their own path. Anything else there is led to the route of Directus: lists,
 * pictures, sessions. Errors go to the error handler of Directus.
 */
export function mountCalls(table: Record<string, Answer>, { init }: Hooks, directus: Directus): void {
  const { services, env } = directus

  function askedBy(request: Request, knex?: unknown): Asked {
    const { schema, accountability, query } = request
    // The token of the site reads published records only; its signature allows drafts.
    const isPreview =
      request.method === 'GET' && Boolean(accountability?.user) && wantsDrafts(request.headers, env.PURGE_SECRET)
    const rights = isPreview ? null : accountability
    const items = (collection: string) =>
      new services.ItemsService(collection, { schema, accountability: rights, knex })
    const language = isLanguage(query.lang) ? query.lang : mainLanguage
    return {
      language,
      isPreview,
      request,
      async find(collection, shape, given) {
        const rows = await items(collection).readByQuery({ limit: -1, ...given, fields: [...new Set(pathsOf(shape))] })
        return rows.map((row) => read(shape, row, language))
      },
      async slugs(collection) {
        // Unknown callers may read nothing.
        if (!accountability?.user) return []
        const all = new services.ItemsService(collection, { schema, accountability: null, knex })
        return (await all.readByQuery({ fields: ['slug'], limit: -1 })).map(({ slug }) => slug)
      },
      async count(collection, filter) {
        const [row] = await items(collection).readByQuery({ filter, aggregate: { count: ['*'] } })
        return Number(row?.count ?? 0)
      },
      create: (collection, data) => items(collection).createOne(data),
      remove: (collection, filter) => items(collection).deleteByQuery({ filter, limit: -1 }),
    }
  }

  /** The answer; for a preview of a version, the one that it will have. */
  function answerTo(request: Request, answer: Answer): Promise<unknown> {
    const asked = askedBy(request)
    const version = asked.isPreview ? request.headers['x-preview-version'] : undefined
    if (typeof version !== 'string') return answer(asked)
    return asVersion(version, directus, request.schema, (transaction) => answer(askedBy(request, transaction)))
  }

  function mount(app: App, name: string, answer: Answer): void {
    const [method, path = ''] = name.split(' ')
    app[method === 'POST' ? 'post' : 'get'](callsPath + path, (request, response, next) => {
      answerTo(request, answer).then((data) => {
        if (data === null) return response.status(204).end()
        if (data !== undefined) return response.json({ data })
        const extensions = { code: 'ITEM_NOT_FOUND' }
        return response.status(404).json({ errors: [{ message: `There is no ${path}`, extensions }] })
      }, next)
    })
  }

  init('routes.before', ({ app }) => {
    for (const [name, answer] of Object.entries(table)) mount(app, name, answer)
    app.use((request, _response, next) => {
      if (request.url.startsWith(`${callsPath}/`)) request.url = request.url.slice(callsPath.length)
      next()
    })
  })
}
