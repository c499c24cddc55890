import type { ServerResponse } from 'node:http'
import { answerError } from './faults.ts'

/** What editors upload besides pictures, by the end of the id. */
const types: Record<string, string> = { '-svg': 'image/svg+xml', '-pdf': 'application/pdf', '-video': 'video/mp4' }

/** A picture of one pixel. */
const pixel = Buffer.from('R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==', 'base64')

/** Bytes of a picture of any size, by the end of the id. */
const sizes: Record<string, number> = { '-large': 9_000_000, '-huge': 11_000_000 }

/**
 * Answers `GET /assets/{id}`. `-chunked` in the id leaves out the length, `-cut` breaks the
 * connection half way.
 */
export function answerPicture(response: ServerResponse, path: string): void {
  const end = /-[a-z]+$/.exec(path)?.[0] ?? ''
  // A file with the name of a picture but without its bytes.
  if (end === '-broken') return answerError(response, 400, 'ILLEGAL_ASSET_TRANSFORMATION', 'Illegal size.')
  const bytes = end in sizes ? Buffer.alloc(sizes[end] ?? 0, 1) : pixel
  const length = path.includes('-chunked') ? {} : { 'content-length': String(bytes.length) }
  response.writeHead(end === '-part' ? 206 : 200, { 'content-type': types[end] ?? 'image/gif', ...length })
  if (!path.includes('-cut')) return void response.end(bytes)
  response.write(bytes.subarray(0, bytes.length / 2), () => response.destroy())
}
