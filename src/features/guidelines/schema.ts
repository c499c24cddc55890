import * as v from 'valibot'
import { ArticleHtml, CalendarDate, Toc } from '#model/article.ts'
import { PictureRef } from '#model/picture.ts'
import { SeoDetail } from '#model/seo.ts'
import { Text } from '#model/text.ts'
import { Translations } from '#model/translations.ts'

const Paragraph = v.strictObject({ title: Text, content: Text })

/** A recommended broker and the documents that it asks for. */
const Broker = v.strictObject({ name: Text, description: Text, documents: v.array(Text) })

/** What editors write for the guidelines page, but for the prices: those are the plans' own. */
export const GuidelinesText = v.strictObject({
  hero: v.strictObject({ title: Text, description: Text, image: PictureRef }),
  steps: v.strictObject({
    title: Text,
    items: v.array(v.strictObject({ title: Text, content: Text, points: v.array(Text) })),
  }),
  brokers: v.array(Broker),
  important: v.strictObject({ title: Text, items: v.array(Paragraph) }),
  prices: v.strictObject({ title: Text, note: Text }),
  riskLevels: v.strictObject({ title: Text, items: v.array(Paragraph) }),
  sections: v.array(v.strictObject({ title: Text, items: v.array(Text) })),
  links: v.strictObject({ blog: Text, updates: Text }),
  tiles: v.strictObject({ knowledgeBase: Paragraph, academy: Paragraph }),
  riskWarning: Text,
  buttons: v.strictObject({ start: Text, support: Text }),
})

/** What names a guideline article in front of it; `readTime` in minutes. */
const summary = {
  slug: Text,
  title: Text,
  excerpt: Text,
  readTime: v.pipe(v.number(), v.integer(), v.minValue(1)),
  updatedAt: CalendarDate,
}

/** `GET /api/guidelines`: the guidelines page, with the article that it leads to. */
export const Guidelines = v.strictObject({ ...GuidelinesText.entries, article: v.strictObject(summary) })
export type Guidelines = v.InferOutput<typeof Guidelines>

/** `GET /api/guidelines/{slug}`: the one article, whatever the slug; `slug` is its own. */
export const Guideline = v.strictObject({
  ...summary,
  content: ArticleHtml,
  toc: Toc,
  seo_detail: SeoDetail,
  translations: Translations,
})
export type Guideline = v.InferOutput<typeof Guideline>

/** Everything of this feature in one language, as the build compiles it. */
export interface GuidelinesContent {
  guidelines: Guidelines
  /** `undefined` if it is yet to be translated. */
  article?: Guideline | undefined
}
