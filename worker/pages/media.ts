import { parseAccept } from 'hono/utils/accept'
import { articleWidths, pictureQueries, pictureSizes, type PictureQuery } from '#model/picture-sizes.ts'
import { answerError } from '#worker/http/envelope.ts'
import { assetServer, immutable } from './asset-server.ts'
import type { PictureFile } from '#worker/content/compiled.ts'
import type { Settings } from '#worker/settings.ts'
import { retrySeconds } from '#worker/content/unavailable.ts'
import type { GatewayContext } from '#worker/http/request.ts'

const sizeSentence =
  `Use a size of the site's pages, for example ?w=540&h=405: in px ${pictureSizes.join(', ')}, or a width alone, ` +
  `${articleWidths.join(', ')}, and twice these`
const types = { svg: 'image/svg+xml', avif: 'image/avif', webp: 'image/webp', png: 'image/png' } as const

/** Whether `accept` has the type itself or a wildcard for it. */
function acceptance(accept: string, type: string): 'named' | 'wildcard' | undefined {
  const ranges = new Set(parseAccept(accept.toLowerCase()).flatMap(({ type, q }) => (q > 0 ? [type] : [])))
  if (ranges.has(type)) return 'named'
  return accept === '' || ranges.has('image/*') || ranges.has('*/*') ? 'wildcard' : undefined
}

/**
 * The smallest file (bytes) in a format that `accept` names, or a PNG or SVG if it names none. Its
 * size is the smallest of at least `w` by `h` px, else the largest.
 */
export function chooseFile(
  files: PictureFile[],
  accept: string,
  { w = 0, h = 0 }: Partial<PictureQuery>,
): PictureFile | undefined {
  const named = files.filter((file) => acceptance(accept, types[file.format]) === 'named')
  const plain = files.filter(
    (file) => (file.format === 'png' || file.format === 'svg') && acceptance(accept, types[file.format]),
  )
  const offered = named.length > 0 ? named : plain
  const rasters = offered.filter((file) => file.format !== 'svg').toSorted((a, b) => a.width - b.width)
  const enough = rasters.find((file) => file.width >= w && file.height >= h) ?? rasters.at(-1)
  return offered
    .filter((file) => file.format === 'svg' || file.width === enough?.width)
    .toSorted((a, b) => a.size - b.size)[0]
}

/** The header for the asset server: one of four values, so that a picture has few variants. */
function plainAccept(accept: string): string {
  if (accept === types.png) return accept
  const best = (['avif', 'webp'] as const).find((format) => acceptance(accept, types[format]) === 'named')
  return best ? `${types[best]},image/*;q=0.8` : 'image/*'
}

/** `GET /media/{id}?w=&h=` (docs/product.md#pictures): a prepared picture, or one of the asset server. */
export function media({ ASSET_URL, CONTENT_API_URL, CONTENT_API_TOKEN }: Settings) {
  const queries = pictureQueries()
  const isOneServer = ASSET_URL && CONTENT_API_URL && new URL(ASSET_URL).origin === new URL(CONTENT_API_URL).origin
  const findPicture =
    ASSET_URL === undefined ? undefined : assetServer(ASSET_URL, isOneServer ? CONTENT_API_TOKEN : undefined)

  return async function media(c: GatewayContext): Promise<Response> {
    const id = c.req.param('id') ?? ''
    // A long table that pages do not need.
    const { default: pictures } = await import('virtual:content/pictures')
    const files = Object.hasOwn(pictures, id) ? pictures[id] : undefined
    if (!files && (!findPicture || !/^[\w-]{1,100}$/.test(id)))
      return answerError(404, 'ROUTE_NOT_FOUND', `No picture "${id}"`)
    const query = queries.get(new URL(c.req.url).search.slice(1))
    if (!query) return answerError(400, 'INVALID_QUERY', sizeSentence)
    const accept = query.as === 'png' ? types.png : (c.req.header('accept') ?? '')
    if (files) {
      const file = chooseFile(files, accept, query)
      if (!file) return answerError(406, 'INVALID_QUERY', `Pictures have the types ${Object.values(types).join(', ')}`)
      return answerFile(c, file)
    }
    const waitUntil = (work: Promise<unknown>) => c.executionCtx.waitUntil(work)
    const outcome = await findPicture?.(id, query, plainAccept(accept), waitUntil)
    if (outcome?.kind === 'found') return answerPicture(outcome.body, outcome.type)
    const placeholder = outcome?.kind === 'missing' && chooseFile(pictures['no-image'] ?? [], accept, query)
    if (placeholder) return answerFile(c, placeholder, 404)
    if (outcome?.kind === 'missing') return answerError(404, 'ROUTE_NOT_FOUND', 'No such picture')
    const headers = { 'retry-after': String(retrySeconds) }
    return answerError(503, 'SERVICE_UNAVAILABLE', 'The picture is temporarily unavailable', headers)
  }
}

async function answerFile(c: GatewayContext, { path, format }: PictureFile, status?: number): Promise<Response> {
  const { ok, body } = await c.env.ASSETS.fetch(new URL(path, c.req.url).href)
  if (!ok) return answerError(404, 'ROUTE_NOT_FOUND', 'The file of the picture is missing')
  return answerPicture(body instanceof ReadableStream ? body : null, types[format], status)
}

/** Browsers show a picture with any status; only 200 is cached. */
function answerPicture(body: BodyInit | null, type: string, status = 200): Response {
  const headers = { 'content-type': type, 'cache-control': status === 200 ? immutable : 'no-store', vary: 'Accept' }
  return new Response(body, { status, headers })
}
