/** The parts of Directus that the extension uses. The site's checks do not install the types of Directus. */
export interface Directus {
  services: {
    ItemsService: new (collection: string, options: ItemsOptions) => ItemsService
    VersionsService: new (options: ItemsOptions) => VersionsService
  }
  database: { transaction(): Promise<{ rollback(): Promise<void> }> }
  env: Record<string, unknown>
  logger: { info(text: string): void; warn(text: string): void }
  getSchema(): Promise<unknown>
}

/** `accountability` is the caller; `null` is Directus itself. */
interface ItemsOptions {
  schema: unknown
  accountability: unknown
  knex?: unknown
}

export type Row = Record<string, unknown>

interface ItemsService {
  readByQuery(query: Query): Promise<Row[]>
  createOne(data: object): Promise<unknown>
  updateOne(key: string, data: object, options: object): Promise<unknown>
  deleteByQuery(query: Query): Promise<unknown>
}

interface VersionsService {
  getVersionSave(version: string, collection: string, key: string, mapped: false): Promise<Row | undefined>
}

export interface Query {
  fields?: string[]
  filter?: unknown
  sort?: string[]
  limit?: number
  page?: number
  aggregate?: { count: string[] }
}

export interface Request {
  method: string
  url: string
  query: Record<string, unknown>
  params: Record<string, string>
  body: unknown
  headers: Record<string, unknown>
  sanitizedQuery: { filter?: unknown }
  schema: unknown
  /** The caller; `app` tells whether they may use the studio. */
  accountability: { user: string | null; app: boolean } | null
}

export interface Response {
  status(code: number): Response
  set(header: string, value: string): Response
  json(body: unknown): void
  end(): void
}

type Handler = (request: Request, response: Response, next: (error?: unknown) => void) => void

/** The Express app of Directus. */
export interface App {
  get(path: string, handler: Handler): void
  post(path: string, handler: Handler): void
  use(handler: Handler): void
}

/** `database` is the transaction of the change. */
export interface HookContext {
  schema: unknown
  database: unknown
}

/** Runs before a change, and may throw. A returned value replaces the given one. */
type Filter<Given> = (
  given: Given,
  meta: { collection: string; keys?: unknown[] },
  context: HookContext,
) => Promise<Given | undefined | void>

export interface Hooks {
  filter(event: 'items.delete' | 'files.delete', handler: Filter<unknown[]>): void
  filter(event: 'items.create' | 'items.update' | 'revisions.create', handler: Filter<Row>): void
  init(event: string, handler: (meta: { app: App }) => void): void
  action(event: string, handler: (meta: { collection?: string }) => void): void
  schedule(cron: string, handler: () => Promise<void>): void
}
