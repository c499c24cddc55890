import { ApiError, type Api } from '#api/api.ts'
import type { Call, QueryValues } from '#api/call.ts'
import type { ContentSource } from '#worker/content/source.ts'
import { handlers, type Handler } from './handlers.ts'

/** The {@link Api} of pages on the server: calls the handlers without HTTP. */
export function inProcessApi(source: ContentSource): Api {
  return async function inProcessApi<Query extends QueryValues, Answer>(call: Call<Query, Answer>, query: Query) {
    const handler = handlers.find((other): other is Handler<Query, Answer> => other.call === call)
    const data = await handler?.handle(source, query)
    if (data === undefined) throw new ApiError(404, `${call.path} has no data`)
    return data
  }
}
