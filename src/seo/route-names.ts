import { section, sectionNames } from '#model/sections.ts'

/** Every page of the site with an SEO record: its path without language, such as `/resources/blog/$slug`, and the record's name. */
export const routeNames: Record<string, string> = Object.fromEntries(
  sectionNames.flatMap((name) => {
    const { path, seo, items } = section(name)
    return [...(seo ? [[path, seo]] : []), ...(items?.seo ? [[`${path}/$slug`, items.seo]] : [])]
  }),
)
