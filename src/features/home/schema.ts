import * as v from 'valibot'
import { resultFigures } from '#model/kinds.ts'
import { ContentLink } from '#model/link.ts'
import { PictureRef } from '#model/picture.ts'
import { Text } from '#model/text.ts'

const Button = v.strictObject({ title: Text, url: ContentLink, is_primary: v.optional(v.boolean(), false) })

/** An optional section: the page leaves out a missing one. */
const section = <Entries extends v.ObjectEntries>(entries: Entries) => v.optional(v.strictObject(entries))

const heading = { title: Text, description: Text }

/** The home page, in the order of its sections. */
export const Home = v.strictObject({
  hero: section({
    ...heading,
    buttons: v.array(Button),
    image: PictureRef,
    features: v.array(v.strictObject({ title: Text })),
    /** Under the buttons. */
    risk_notice: v.optional(Text),
  }),
  invest: section({ ...heading, image: PictureRef, options: v.array(Text), button: Button }),
  results: section({
    ...heading,
    list_results: v.array(
      v.strictObject({
        title: Text,
        title_suffix: v.optional(v.string(), ''),
        subtitle: Text,
        content: Text,
        /** The sample figure that replaces the title, once for each basis (sample-results.tsx). */
        figure: v.optional(v.picklist(resultFigures)),
      }),
    ),
    /** Under all figures. */
    note: v.optional(Text),
    button: Button,
    risk_notice: Text,
  }),
  profit: section({
    ...heading,
    images: v.array(
      v.strictObject({ image: PictureRef, caption_title: Text, avatar: PictureRef, name: Text, content: Text }),
    ),
    button: Button,
    risk_notice: Text,
  }),
  why: section({
    ...heading,
    list_info: v.array(v.strictObject({ title: Text, content: Text })),
    image: PictureRef,
    decor_images: v.tuple([PictureRef, PictureRef]),
  }),
  how_it_works: section({
    ...heading,
    list_step: v.array(v.strictObject({ image: PictureRef, title: Text, content: Text })),
  }),
  pricing: section(heading),
  what_you_get: section({
    title: Text,
    options: v.array(v.strictObject({ icon: PictureRef, title: Text, description: Text })),
  }),
  testimonials: section({
    sub_title: Text,
    title: Text,
    list_testimonials: v.array(
      v.strictObject({
        content: Text,
        avatar: PictureRef,
        name: Text,
        mail: v.optional(v.pipe(v.string(), v.email('Write an e-mail address such as "name@example.com"'))),
      }),
    ),
  }),
  faq: section({ title: Text, more_questions: Text, help_link: Button }),
  portfolio: section({ ...heading, button: Button, image: PictureRef }),
})
export type Home = v.InferOutput<typeof Home>
/** A section of the home page, when present. */
export type HomeSection<Name extends keyof Home> = NonNullable<Home[Name]>

/** A question and its answer in one language. */
export const FaqItem = v.strictObject({
  question: Text,
  answer: Text,
  languages_code: Text,
  faq_id: v.strictObject({ status: v.picklist(['published', 'draft', 'archived']), is_feature: v.boolean() }),
})
export type FaqItem = v.InferOutput<typeof FaqItem>
