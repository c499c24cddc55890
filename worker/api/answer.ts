import type * as v from 'valibot'
import type { Call, QuerySchema } from '#api/call.ts'
import type { ContentSource } from '#worker/content/source.ts'

/** A call with the function that answers it; `undefined` is a 404. */
export interface Handler<Query extends QuerySchema = QuerySchema, Answer extends v.GenericSchema = v.GenericSchema> {
  call: Call<Query, Answer>
  handle(source: ContentSource, query: v.InferOutput<Query>): Promise<v.InferOutput<Answer> | undefined>
}

/** Pairs a call with what answers it from the content. */
export const answer = <Query extends QuerySchema, Answer extends v.GenericSchema>(
  call: Call<Query, Answer>,
  handle: Handler<Query, Answer>['handle'],
): Handler<Query, Answer> => ({ call, handle })
