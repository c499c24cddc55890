import * as v from 'valibot'

/** The error message for a bad body: shows a good one. */
export const purgeSentence =
  'Send {"tags":["blog","blog/first-post"]} or {"everything":true}; with "forget":true the copies in KV are deleted'
const Tag = v.pipe(v.string(purgeSentence), v.regex(/^[a-z0-9-]+(\/[\w%-]+)?$/, purgeSentence))
const forget = v.optional(v.literal(true))
const Purge = v.union(
  [
    v.strictObject({
      tags: v.pipe(v.array(Tag), v.minLength(1, purgeSentence), v.maxLength(100, purgeSentence)),
      forget,
    }),
    v.strictObject({ everything: v.literal(true), forget }),
  ],
  purgeSentence,
)
/** What to purge: pages by tags (cache-tags.ts), or all; with `forget` their copies, too. */
export type Purge = v.InferOutput<typeof Purge>

export const PurgeBody = v.pipe(v.string(), v.parseJson(), Purge)
