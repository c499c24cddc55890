import * as v from 'valibot'
import { Text } from './text.ts'

const Neighbour = v.object({ slug: Text, title: Text })
export type Neighbour = v.InferOutput<typeof Neighbour>

/** The items before and after an item in its list. A content server may leave them out. */
export const Neighbours = v.optional(v.object({ previous: v.optional(Neighbour), next: v.optional(Neighbour) }), {})
export type Neighbours = v.InferOutput<typeof Neighbours>

/** The neighbours of the item at `index`, in reading order: oldest first for posts and releases. */
export function neighboursAt(items: readonly Neighbour[], index: number): Neighbours {
  const at = (place: number) => {
    const item = items[place]
    return item && { slug: item.slug, title: item.title }
  }
  const [previous, next] = [at(index - 1), at(index + 1)]
  return { ...(previous && { previous }), ...(next && { next }) }
}
