import * as v from 'valibot'

/** The error message for a bad body: shows a good one. */
export const purgeSentence =
  'Send {"collection":"blogs"}, {"tags":["blog","blog/first-post"]} or {"everything":true}; ' +
  'with "forget":true the copies in KV are deleted'

/** Tags of the pages that show a collection. What every page may show, such as settings, has none. */
const collectionTags = new Map([
  ['blogs', ['blog']],
  ['product_updates', ['product-updates']],
  ['authors', ['blog']],
  ['categories', ['blog', 'product-updates']],
  ['pages', ['pages']],
  ['home', ['home', 'pricing']],
  ['home_statements', ['home']],
  ['home_cards', ['home']],
  ['home_testimonials', ['home']],
  ['bot_plans', ['plans']],
  ['page_pricing', ['pricing']],
  ['faq', ['faq']],
  ['faq_items', ['faq']],
])

const Tag = v.pipe(v.string(purgeSentence), v.regex(/^[a-z0-9-]+(\/[\w%-]+)?$/, purgeSentence))
/** The name of a collection, or of the one that holds its translations. */
const Collection = v.pipe(v.string(purgeSentence), v.regex(/^\w{1,64}$/, purgeSentence))
const forget = v.optional(v.literal(true))
const PurgeRequest = v.union(
  [
    v.strictObject({
      tags: v.pipe(v.array(Tag), v.minLength(1, purgeSentence), v.maxLength(100, purgeSentence)),
      forget,
    }),
    v.strictObject({ everything: v.literal(true), forget }),
    v.strictObject({ collection: Collection, forget }),
  ],
  purgeSentence,
)

/** What to purge: pages by tags (cache-tags.ts), or all. */
export type Purge = { tags: string[] } | { everything: true }

export const PurgeBody = v.pipe(
  v.string(),
  v.parseJson(),
  PurgeRequest,
  v.transform((sent): Purge & { forget?: true | undefined } => {
    if (!('collection' in sent)) return sent
    const tags = collectionTags.get(sent.collection.replace(/_translations$/, ''))
    return { ...(tags ? { tags } : { everything: true }), forget: sent.forget }
  }),
)
