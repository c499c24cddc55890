import * as v from 'valibot'
import { Update, UpdateType, type ProductUpdatesContent } from '#features/product-updates/schema.ts'
import type { Locale } from '#i18n/locales.ts'
import { SeoDetail } from '#model/seo.ts'
import { orderFaults } from './faults.ts'
import type { ContentReader } from './reader.ts'

const file = 'product-updates.json'

const Neutral = v.array(
  v.strictObject({
    slug: v.string(),
    version: v.pipe(v.string(), v.regex(/^\d+(\.\d+)+$/, 'Write a version such as "3.1.0"')),
    type: UpdateType,
    thumbnail: v.string(),
    date_created: v.pipe(v.string(), v.isoDate('Write a date such as "2024-05-02"')),
  }),
)
const Words = v.strictObject({ categories: v.record(UpdateType, v.string()) })
const Front = v.strictObject({ title: v.string(), intro: v.string(), seo: SeoDetail })

/**
 * The product updates of one language: `product-updates.json`, `{locale}/product-updates.json` with
 * the names of the kinds, and a text a release, `{locale}/product-updates/{slug}.md`.
 */
export async function compileProductUpdates(
  reader: ContentReader,
  locale: Locale,
): Promise<ProductUpdatesContent | undefined> {
  const [releases, words] = await Promise.all([
    reader.json(file, Neutral),
    reader.json(`${locale}/product-updates.json`, Words),
  ])
  if (!releases || !words) return undefined
  for (const fault of orderFaults(releases)) reader.fault(file, fault)
  const updates: Update[] = []
  for (const release of releases) {
    const { slug, version, type, thumbnail, date_created } = release
    reader.picture(file, `${slug}.thumbnail`, thumbnail)
    const textFile = `${locale}/product-updates/${slug}.md`
    const markdown = await reader.markdown(locale, textFile, Front)
    if (!markdown) continue
    const { title, intro, seo } = markdown.front
    const update = reader.check(textFile, Update, {
      id: slug,
      title,
      slug,
      intro,
      content: markdown.html,
      category: { id: type, name: words.categories[type] },
      product_updates_id: {
        thumbnail,
        version,
        date_created,
        translations: await reader.translations(`product-updates/${slug}.md`),
      },
      seo_detail: seo,
    })
    if (update) updates.push(update)
  }
  return { updates }
}
