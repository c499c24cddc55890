import * as v from 'valibot'
import { ArticleHtml, CalendarDate, Toc } from '#model/article.ts'
import { PictureRef } from '#model/picture.ts'
import { SeoDetail } from '#model/seo.ts'
import { Text } from '#model/text.ts'
import { Translations } from '#model/translations.ts'

const Paragraph = v.strictObject({ title: Text, content: Text })

/** A recommended broker. `documents`: what a customer must submit. */
const Broker = v.strictObject({ name: Text, description: Text, documents: v.array(Text) })

/** The guidelines page as editors write it. Its prices come from the plans. */
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

/** `readTime` is in minutes. */
const summary = {
  slug: Text,
  title: Text,
  excerpt: Text,
  readTime: v.pipe(v.number(), v.integer(), v.minValue(1)),
  updatedAt: CalendarDate,
}

/** `GET /api/guidelines`: the guidelines page with a summary of the article. */
export const Guidelines = v.strictObject({ ...GuidelinesText.entries, article: v.strictObject(summary) })
export type Guidelines = v.InferOutput<typeof Guidelines>

/** `GET /api/guidelines/{slug}`: the one article, with its own `slug`, for every slug. */
export const Guideline = v.strictObject({
  ...summary,
  content: ArticleHtml,
  toc: Toc,
  seo_detail: SeoDetail,
  translations: Translations,
})
export type Guideline = v.InferOutput<typeof Guideline>

/** The guidelines in one language, as the build compiles them. */
export interface GuidelinesContent {
  guidelines: Guidelines
  /** `undefined` without a translation. */
  article?: Guideline | undefined
}
