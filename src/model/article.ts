import * as v from 'valibot'

/** Marks the schema of a rich text, which the reader of the content server sanitises. */
export const richTextKind = 'rich-text'

/** Rich text: sanitised HTML with `section-N` ids at its headings. */
export const ArticleHtml = v.pipe(
  v.string(),
  v.nonEmpty('Write some text here'),
  v.metadata({ kind: richTextKind }),
  v.brand('ArticleHtml'),
)
export type ArticleHtml = v.InferOutput<typeof ArticleHtml>

/** A table of contents: the headings of a text in order, with the ids of their anchors. */
export const Toc = v.array(v.strictObject({ id: v.string(), title: v.string() }))
export type Toc = v.InferOutput<typeof Toc>

/** A slug; the error message shows the `example`. */
export const slugLike = (example: string) => v.pipe(v.string(), v.slug(`Write a slug such as "${example}"`))

const dateSentence = 'Write a date such as "2024-05-02"'

/** A calendar date such as `2024-05-02`. */
export const CalendarDate = v.pipe(v.string(dateSentence), v.isoDate(dateSentence))

/** A calendar date, or a time such as `2024-05-02T09:30:00.000Z` (RFC 3339). */
export const DateOrTime = v.pipe(
  v.string(dateSentence),
  v.regex(/^\d{4}-\d\d-\d\d(T.+)?$/, dateSentence),
  v.check((date) => !Number.isNaN(Date.parse(date)), dateSentence),
)
