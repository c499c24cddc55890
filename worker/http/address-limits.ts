import { answerError } from './envelope.ts'
import { requestAddress, type GatewayMiddleware } from './request.ts'

/** Bytes. Paths of pages have at most 200. */
const maxPath = 2048
/** Bytes of path and query. RFC 9110 §4.1 recommends at least 8000. */
const maxAddress = 8192
/** Segments. Pages have at most four. */
const maxDepth = 32

/** 414 before any work that grows with the length of the address. */
export function addressLimits(): GatewayMiddleware {
  return async function addressLimits(c, next) {
    const { pathname, search } = requestAddress(c)
    const isLong = pathname.length > maxPath || pathname.length + search.length > maxAddress
    if (!isLong && pathname.split('/').length - 1 <= maxDepth) return next()
    return answerError(414, 'URI_TOO_LONG', `An address has at most ${maxPath} bytes of path in ${maxDepth} segments`)
  }
}
