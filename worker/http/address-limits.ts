import { answerError } from './envelope.ts'
import { requestAddress, type GatewayMiddleware } from './request.ts'

/** Longest path, in bytes: addresses come percent-encoded. Paths of pages stay below 200. */
const maxPath = 2048
/** Longest path and query, in bytes: what RFC 9110 §4.1 asks servers to take, rounded up. */
const maxAddress = 8192
/** Most segments of a path. Pages have at most four. */
const maxDepth = 32

/** 414, kept by nobody, before anything is done whose cost grows with an address. */
export function addressLimits(): GatewayMiddleware {
  return async function addressLimits(c, next) {
    const { pathname, search } = requestAddress(c)
    const isLong = pathname.length > maxPath || pathname.length + search.length > maxAddress
    // The path begins with a slash, so it splits into one part more than it has segments.
    if (!isLong && pathname.split('/').length <= maxDepth + 1) return next()
    return answerError(414, 'URI_TOO_LONG', `An address has at most ${maxPath} bytes of path in ${maxDepth} segments`)
  }
}
