import { file, group, lines, optional, text, type Field } from './fields.ts'

const note = 'What search engines and shared links show.'
const picture = file('A picture of 1200 × 630 px for shared links, in place of the page’s own.')
const keywords = optional(text('What people search for.'))

/** The required SEO record of a page. */
export const requiredSeo: Field = group(
  note,
  {
    meta_title: text('Title in search results, at most 60 letters.'),
    meta_description: lines('Description in search results, at most 160 letters.'),
    meta_ogImage: picture,
    meta_focusKeyphrase: keywords,
  },
  false,
)

/** The SEO record of an item. Its title and intro replace an empty one. */
export const seo: Field = optional({ ...requiredSeo, note: `${note} Empty: made of title and intro.` })

/** The page of the SEO record with that name. The records of items lead to their list. */
export function pageOfSeo(name: string): string {
  if (name === 'index') return '/'
  if (name === 'page-slug') return '/page/terms-of-use'
  return `/${name.replace(/^(resources|pricing)-/, '$1/').replace(/-slug$/, '')}`
}
