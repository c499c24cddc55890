import { tables, type Table } from '../../model/tables.ts'
import { versionOf } from './as-version.ts'
import type { Directus, Hooks, Request, Response, Row } from './directus.ts'
import { sign } from './signature.ts'
import { sitesOf } from './sites.ts'

interface Shown {
  page: string
  /** What the studio edits on the page (worker/pages/edit-marks.ts). */
  edit?: object | undefined
  /** The version that the page shows, such as `blogs/12/summer`. */
  version?: string | undefined
}

/** A link to a preview opens the page in any language, for an hour (worker/pages/preview.ts). */
function previewAddress(site: string, secret: string, { page, edit, version }: Shown): string {
  const [path = '/', part] = page.split('#')
  const { timestamp, signature } = sign([`preview:${path}`, version].filter(Boolean).join(' '), secret)
  const query = new URLSearchParams({
    token: `${timestamp}.${signature}`,
    path,
    ...(version && { version }),
    ...(edit && { edit: JSON.stringify(edit) }),
  })
  return `${site}/preview?${query}${part ? `#${part}` : ''}`
}

function refuse(response: Response, message: string): void {
  response.status(403).json({ errors: [{ message, extensions: { code: 'FORBIDDEN' } }] })
}

/**
 * `/site-preview/{collection}/{key}`, the address of the preview pane. Redirects users who may use
 * the studio and read the record to its page on the site, with drafts.
 */
export function previews({ init }: Hooks, { services, env }: Directus): void {
  const { SITE_URL, PURGE_SECRET } = env
  if (!SITE_URL || !PURGE_SECRET) return

  /** The texts of a record with a page of its own, by language. Those of a version, and of home, are in the record. */
  async function editOf({ texts, collection }: Table, record: Row, key: string, version: unknown, request: Request) {
    const isHome = collection === 'home'
    if (!texts || (record.slug === undefined && !isHome)) return undefined
    if (version || isHome) return { collection, item: key }
    const { schema, accountability } = request
    const items = new services.ItemsService(texts.table, { schema, accountability })
    const rows = await items.readByQuery({ filter: { [texts.via]: { _eq: key } }, fields: ['id', 'languages_code'] })
    const own = rows.map(({ id, languages_code }) => [languages_code, id])
    return { collection: texts.table, texts: Object.fromEntries(own) }
  }

  async function answer(request: Request, response: Response): Promise<void> {
    const { params, query, schema, accountability } = request
    const { collection = '', key = '' } = params
    const table = tables.find((one) => one.collection === collection)
    if (!accountability?.app) return refuse(response, 'Sign in to the studio, then open the preview again.')
    if (!table?.page) return refuse(response, 'These records are on no page.')
    const items = new services.ItemsService(collection, { schema, accountability })
    const [record] = await items.readByQuery({ filter: { [table.key]: { _eq: key } }, fields: ['*'], limit: 1 })
    if (!record) return refuse(response, 'There is no such record, or you may not read it.')
    // The studio calls the published record the version “main”.
    const name = typeof query.version === 'string' && query.version !== 'main' ? query.version : undefined
    const found = name && (await versionOf(services, schema, accountability, { collection, key, version: name }))
    const version = found && `${collection}/${key}/${name}`
    const shown = {
      page: table.page({ ...record, ...(found && found.delta) }),
      edit: await editOf(table, record, key, version, request),
      version: version || undefined,
    }
    response
      .status(302)
      .set('location', previewAddress(sitesOf(SITE_URL)[0] ?? '', String(PURGE_SECRET), shown))
      .set('cache-control', 'no-store')
      .end()
  }

  init('routes.before', ({ app }) => {
    app.get('/site-preview/:collection/:key', (request, response, next) => {
      answer(request, response).then(undefined, next)
    })
  })
}
