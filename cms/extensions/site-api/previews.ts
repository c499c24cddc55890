import { tables } from '../../model/tables.ts'
import type { Directus, Hooks, Request, Response } from './directus.ts'
import { sign } from './signature.ts'
import { sitesOf } from './sites.ts'

/** A link to a preview opens the page in any language, for an hour (worker/pages/preview.ts). */
function previewAddress(site: string, secret: string, page: string): string {
  const [path = '/', part] = page.split('#')
  const { timestamp, signature } = sign(`preview:${path}`, secret)
  const query = new URLSearchParams({ token: `${timestamp}.${signature}`, path })
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

  async function answer({ params, schema, accountability }: Request, response: Response): Promise<void> {
    const { collection = '', key } = params
    const table = tables.find((one) => one.collection === collection)
    if (!accountability?.app) return refuse(response, 'Sign in to the studio, then open the preview again.')
    if (!table?.page) return refuse(response, 'These records are on no page.')
    const items = new services.ItemsService(collection, { schema, accountability })
    const [record] = await items.readByQuery({ filter: { [table.key]: { _eq: key } }, fields: ['*'], limit: 1 })
    if (!record) return refuse(response, 'There is no such record, or you may not read it.')
    response
      .status(302)
      .set('location', previewAddress(sitesOf(SITE_URL)[0] ?? '', String(PURGE_SECRET), table.page(record)))
      .set('cache-control', 'no-store')
      .end()
  }

  init('routes.before', ({ app }) => {
    app.get('/site-preview/:collection/:key', (request, response, next) => {
      answer(request, response).then(undefined, next)
    })
  })
}
