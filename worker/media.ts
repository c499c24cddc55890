import type { Context } from 'hono'
import * as v from 'valibot'
import { answerError } from './api/envelope.ts'
import type { PictureFile } from './content/compiled.ts'
import type { GatewayEnv } from './gateway-env.ts'
import { logFailure } from './log.ts'
import type { Settings } from './settings.ts'

const Pixels = v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d{0,3}$/), v.transform(Number), v.maxValue(8000)))
const PixelSize = v.object({ w: Pixels, h: Pixels })
type PixelSize = Partial<v.InferOutput<typeof PixelSize>>

const immutable = 'public, max-age=31536000, immutable'
const types = { svg: 'image/svg+xml', avif: 'image/avif', webp: 'image/webp', png: 'image/png' } as const

/** Whether `accept` names the type itself, or takes it by a wildcard. */
function acceptance(accept: string, type: string): 'named' | 'wildcard' | undefined {
  const ranges = new Set(
    accept
      .split(',')
      .filter((part) => !/;\s*q=0(\.0*)?\s*$/.test(part))
      .map((part) => part.split(';')[0]?.trim()),
  )
  if (ranges.has(type)) return 'named'
  return accept === '' || ranges.has('image/*') || ranges.has('*/*') ? 'wildcard' : undefined
}

/**
 * The best prepared file: of the formats that `accept` names (without one, PNG or SVG, which everything reads)
 * the smallest in bytes, each in the smallest size that is at least `w` by `h` px, else the largest.
 */
export function chooseFile(files: PictureFile[], accept: string, { w = 0, h = 0 }: PixelSize): PictureFile | undefined {
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

/**
 * `GET /media/{id}?w=&h=` (spec §3): a picture of this project, else that of the asset server, when there is one. `as=png` asks for a PNG whatever the
 * asker takes, for who shows a shared link.
 */
export function media({ ASSET_URL }: Settings) {
  return async function media(c: Context<GatewayEnv>): Promise<Response> {
    const size = v.safeParse(PixelSize, c.req.query())
    if (!size.success)
      return answerError(
        400,
        'INVALID_QUERY',
        'w and h must be whole numbers of pixels from 1 to 8000, for example ?w=540&h=405',
      )
    const id = c.req.param('id') ?? ''
    // A long table, which pages do not need.
    const { default: pictures } = await import('virtual:content/pictures')
    const files = Object.hasOwn(pictures, id) ? pictures[id] : undefined
    const accept = c.req.query('as') === 'png' ? types.png : (c.req.header('accept') ?? '')
    const file = files && chooseFile(files, accept, size.output)
    if (file) return answerPicture(await c.env.ASSETS.fetch(new URL(file.path, c.req.url).href), types[file.format])
    if (files) return answerError(406, 'INVALID_QUERY', `This picture comes as ${Object.values(types).join(', ')}`)
    if (ASSET_URL && /^[\w-]+$/.test(id)) return fromAssetServer(`${ASSET_URL}/${id}`, size.output, accept)
    return answerError(404, 'ROUTE_NOT_FOUND', `No picture "${id}"`)
  }
}

function answerPicture(file: { body: unknown; ok: boolean }, type: string): Response {
  if (!file.ok) return answerError(404, 'ROUTE_NOT_FOUND', 'The picture has no file')
  const body = file.body instanceof ReadableStream ? file.body : null
  return new Response(body, { headers: { 'content-type': type, 'cache-control': immutable, vary: 'Accept' } })
}

/** Asks the asset server for a raster of the size; it never sees the visitor, and the visitor never its headers. */
async function fromAssetServer(address: string, { w, h }: PixelSize, accept: string): Promise<Response> {
  const url = new URL(address)
  if (w) url.searchParams.set('width', String(w))
  if (h) url.searchParams.set('height', String(h))
  const started = Date.now()
  // The time is that of an answer to begin: a large picture may take a slow connection longer.
  const patience = new AbortController()
  const timer = setTimeout(() => patience.abort(), 3000)
  const answer = await fetch(url, { headers: { accept }, redirect: 'manual', signal: patience.signal }).catch(
    () => undefined,
  )
  clearTimeout(timer)
  const type = answer?.headers.get('content-type')?.split(';')[0] ?? ''
  if (answer?.status === 404 || answer?.status === 403) return answerError(404, 'ROUTE_NOT_FOUND', 'No such picture')
  if (!answer?.ok || !/^image\/(avif|webp|png|jpeg|gif)$/.test(type)) {
    const found = answer ? `${answer.status} ${type}` : 'no answer'
    logFailure('picture failed', found, { path: url.pathname, status: 503, ms: Date.now() - started })
    return answerError(503, 'SERVICE_UNAVAILABLE', 'The picture cannot be had now')
  }
  return answerPicture(answer, type)
}
