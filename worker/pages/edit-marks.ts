import * as v from 'valibot'
import { defaultLocale, locales, type Locale } from '#i18n/locales.ts'

const Name = v.pipe(v.string(), v.regex(/^\w+$/))
const Key = v.union([v.number(), v.pipe(v.string(), v.regex(/^[\w-]+$/))])

/**
 * What the studio edits on a page, `?edit=` of a preview: the texts of a record by language
 * (`{"collection":"blogs_translations","texts":{"en-US":31}}`), or the whole record, for a version of it
 * or a page of several parts (`{"collection":"home","item":1}`).
 */
export const Edit = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ collection: Name, item: v.optional(Key), texts: v.optional(v.record(v.string(), Key), {}) }),
)
export type Edit = v.InferOutput<typeof Edit>

/** Value of `data-directus` of the part of a page that shows `field`; `undefined` if there is nothing to edit. */
export function editMark({ collection, item, texts }: Edit, locale: Locale, field: string): string | undefined {
  const text = texts[locales[locale].apiLanguage] ?? texts[locales[defaultLocale].apiLanguage]
  if (item !== undefined) return `collection:${collection};item:${item};fields:translations;mode:drawer`
  const mode = field === 'content' ? 'drawer' : 'popover'
  return text === undefined ? undefined : `collection:${collection};item:${text};fields:${field};mode:${mode}`
}
