import * as v from 'valibot'
import { Update, UpdateListItem, type ProductUpdatesContent } from '#features/product-updates/schema.ts'
import type { Locale } from '#i18n/locales.ts'
import { CalendarDate } from '#model/article.ts'
import { UpdateType } from '#model/filters.ts'
import { neighboursAt } from '#model/neighbours.ts'
import { SeoDetail } from '#model/seo.ts'
import type { ContentReader } from './reader.ts'

const file = 'product-updates.json'

const Facts = v.array(
  v.strictObject({
    slug: v.string(),
    version: v.string(),
    type: UpdateType,
    thumbnail: v.string(),
    date_created: CalendarDate,
    plans: v.optional(v.array(v.string())),
    action_due: v.optional(CalendarDate),
  }),
)
const Plans = v.array(v.looseObject({ id: v.string() }))
const Words = v.strictObject({ categories: v.record(UpdateType, v.string()) })
const Front = v.strictObject({ title: v.string(), intro: v.string(), seo: SeoDetail })

/** The product updates of one language (docs/content.md#files). */
export function compileProductUpdates(reader: ContentReader, locale: Locale): ProductUpdatesContent | undefined {
  const releases = reader.json(file, Facts)
  const words = reader.json(`${locale}/product-updates.json`, Words)
  if (!releases || !words) return undefined
  const plans = reader.json('plans.json', Plans)?.map(({ id }) => id) ?? []
  const newestFirst = releases.toSorted((one, other) => other.date_created.localeCompare(one.date_created))
  const updates = newestFirst.flatMap(({ slug, type, ...release }) => {
    reader.picture(file, `${slug}.thumbnail`, release.thumbnail)
    // Not in the schema: the texts of a new release are checked before it has a version.
    if (!/^\d+(\.\d+)+$/.test(release.version)) reader.fault(file, `${slug}.version: Write a version such as "3.1.0"`)
    const unknown = release.plans?.filter((plan) => !plans.includes(plan)) ?? []
    // Without plans, plans.json has its own fault.
    for (const plan of plans.length > 0 ? unknown : [])
      reader.fault(file, `${slug}.plans: no plan "${plan}" in plans.json. Write some of: ${plans.join(', ')}`)
    if (release.action_due && release.action_due < release.date_created)
      reader.fault(file, `${slug}.action_due: Write a day from ${release.date_created}, the date of the release, on`)
    const name = `product-updates/${slug}.md`
    const text = reader.markdown(locale, name, Front)
    if (!text) return []
    const { html: content, translations } = text
    const { seo: seo_detail, ...front } = text.front
    const category = { id: type, name: words.categories[type] }
    const product_updates_id = { ...release, translations }
    const update = { id: slug, slug, ...front, content, category, product_updates_id, seo_detail }
    return reader.check(`${locale}/${name}`, Update, update) ?? []
  })
  const oldestFirst = updates.toReversed()
  for (const [index, update] of oldestFirst.entries()) update.neighbours = neighboursAt(oldestFirst, index)
  return { updates, list: v.parse(v.array(UpdateListItem), updates) }
}
