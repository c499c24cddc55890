import { parseAccept } from 'hono/utils/accept'
import { articleWidths, pictureQueries, pictureSizes, type PictureQuery } from '#model/picture-sizes.ts'
import { answerError } from '#worker/http/envelope.ts'
import { assetServer, immutable } from './asset-server.ts'
import type { PictureFile } from '#worker/content/compiled.ts'
import type { Settings } from '#worker/settings.ts'
import { retrySeconds } from '#worker/content/unavailable.ts'
import type { GatewayContext } from '#worker/http/request.ts'

const sizeSentence =
  'A picture comes in the sizes that pages use, for example ?w=540&h=405: in px ' +
  `${pictureSizes.join(', ')} and twice these, or with the width alone, ${articleWidths.join(', ')} and twice these`
const types = { svg: 'image/svg+xml', avif: 'image/avif', webp: 'image/webp', png: 'image/png' } as const

/** Whether `accept` names the type itself, or takes it by a wildcard. */
function acceptance(accept: string, type: string): 'named' | 'wildcard' | undefined {
  const ranges = new Set(parseAccept(accept.toLowerCase()).flatMap(({ type, q }) => (q > 0 ? [type] : [])))
  if (ranges.has(type)) return 'named'
  return accept === '' || ranges.has('image/*') || ranges.has('*/*') ? 'wildcard' : undefined
}

/**
 * The smallest (bytes) prepared file of the formats that `accept` names, without one PNG or SVG;
 * of each format the smallest size of at least `w` by `h` px, else the largest.
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

/** `accept` as the asset server is told: one of four texts, so few variants of a picture exist. */
function plainAccept(accept: string): string {
  if (accept === types.png) return accept
  const best = (['avif', 'webp'] as const).find((format) => acceptance(accept, types[format]) === 'named')
  return best ? `${types[best]},image/*;q=0.8` : 'image/*'
}

/**
 * `GET /media/{id}?w=&h=` (docs/product.md#pictures): a prepared picture, else one of the asset
 * server. An SVG may hold scripts: the policy of all that is no page has `sandbox`.
 */
export function media({ ASSET_URL, CONTENT_API_URL, CONTENT_API_TOKEN }: Settings) {
  const queries = pictureQueries()
  const isOneServer = ASSET_URL && CONTENT_API_URL && new URL(ASSET_URL).origin === new URL(CONTENT_API_URL).origin
  const findPicture =
    ASSET_URL === undefined ? undefined : assetServer(ASSET_URL, isOneServer ? CONTENT_API_TOKEN : undefined)

  return async function media(c: GatewayContext): Promise<Response> {
    const id = c.req.param('id') ?? ''
    // A long table, which pages do not need.
    const { default: pictures } = await import('virtual:content/pictures')
    const files = Object.hasOwn(pictures, id) ? pictures[id] : undefined
    if (!files && (!findPicture || !/^[\w-]{1,100}$/.test(id)))
      return answerError(404, 'ROUTE_NOT_FOUND', `No picture "${id}"`)
    const text = new URL(c.req.url).search.slice(1)
    const query = queries.get(text)
    if (!query) return answerError(400, 'INVALID_QUERY', sizeSentence)
    const accept = query.as === 'png' ? types.png : (c.req.header('accept') ?? '')
    if (files) {
      const file = chooseFile(files, accept, query)
      if (!file) return answerError(406, 'INVALID_QUERY', `This picture comes as ${Object.values(types).join(', ')}`)
      return answerFile(c, file)
    }
    const waitUntil = (work: Promise<unknown>) => c.executionCtx.waitUntil(work)
    const outcome = await findPicture?.(id, query, plainAccept(accept), waitUntil)
    if (outcome?.kind === 'found') return answerPicture(outcome.body, outcome.type)
    const placeholder = outcome?.kind === 'missing' && chooseFile(pictures['no-image'] ?? [], accept, query)
    if (placeholder) return answerFile(c, placeholder, 404)
    if (outcome?.kind === 'missing') return answerError(404, 'ROUTE_NOT_FOUND', 'No such picture')
    const headers = { 'retry-after': String(retrySeconds) }
    return answerError(503, 'SERVICE_UNAVAILABLE', 'The picture cannot be had now', headers)
  }
}

async function answerFile(c: GatewayContext, { path, format }: PictureFile, status?: number): Promise<Response> {
  const { ok, body } = await c.env.ASSETS.fetch(new URL(path, c.req.url).href)
  if (!ok) return answerError(404, 'ROUTE_NOT_FOUND', 'The picture has no file')
  return answerPicture(body instanceof ReadableStream ? body : null, types[format], status)
}

/** Browsers show a picture whatever its status is; only a good one is kept. */
function answerPicture(body: BodyInit | null, type: string, status = 200): Response {
  const headers = { 'content-type': type, 'cache-control': status === 200 ? immutable : 'no-store', vary: 'Accept' }
  return new Response(body, { status, headers })
}
