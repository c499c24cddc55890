import * as v from 'valibot'

/** Marks the schema of a picture for the reader of the content server. */
export const pictureKind = 'picture'

/** A picture in content: `id` in the asset store; `alt` is empty for decoration. */
export const PictureRef = v.pipe(
  v.strictObject({
    id: v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9-]*$/i, 'Write the id of a picture, such as "hero-course"')),
    alt: v.optional(v.string(), ''),
  }),
  v.metadata({ kind: pictureKind }),
)
export type PictureRef = v.InferOutput<typeof PictureRef>

/** The picture of an item by its id; without one the placeholder shows. */
export const PictureId = v.optional(PictureRef.entries.id)
