import { bySlug, type Read } from './read.ts'

export const staticPageReads: Record<string, Read> = {
  '/api/items/pages/static/:slug': bySlug((source, locale, slug) => source.findPage(locale, slug)),
}
