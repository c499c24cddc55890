import { section, sectionNames } from '#model/sections.ts'

/** Names of SEO records by path without language, such as `/resources/blog/$slug`. */
export const routeNames: Record<string, string> = Object.fromEntries(
  sectionNames.flatMap((name) => {
    const { path, seo, items } = section(name)
    return [...(seo ? [[path, seo]] : []), ...(items?.seo ? [[`${path}/$slug`, items.seo]] : [])]
  }),
)
