import type { Context } from 'hono'
import * as v from 'valibot'
import { answerData, answerError } from '#worker/http/envelope.ts'
import { contentMaxAge } from './read.ts'
import type { GatewayEnv } from '#worker/http/request.ts'
import type { RedirectSource } from '#worker/redirects/table.ts'

const sentence = 'must be a public path such as /vi/help/first-week'
/** A path that stays one for the browser, which takes `\` for `/` and skips tabs and line ends. */
const Path = v.pipe(
  v.string(sentence),
  v.startsWith('/', sentence),
  v.maxLength(2048, sentence),
  v.check((path) => URL.parse(path, 'https://site')?.host === 'site', sentence),
)
const Query = v.object({ path: v.optional(Path, '') })

/** `GET /api/redirects?path=` (spec §2, §7): where the public path went, as the gateway would send it, or null. */
export function redirectLookup(source: RedirectSource) {
  return async function redirectLookup(c: Context<GatewayEnv>): Promise<Response> {
    const query = v.safeParse(Query, c.req.query())
    if (!query.success) return answerError(400, 'INVALID_QUERY', `path: ${query.issues[0].message}`)
    const { pathname } = new URL(query.output.path, c.req.url)
    const found = (await source()).find(pathname)
    return answerData(found && found.status !== 410 ? found : null, `public, max-age=${contentMaxAge}`)
  }
}
