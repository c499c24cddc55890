/**
 * Every page of the site: its path without language, and the name under which
 * `seo_urls` keeps its SEO record. Content is checked against this table.
 */
export const routeNames = {
  '/': 'index',
  '/default': 'default',
  '/search': 'search',
  '/page/$slug': 'page-slug',
  '/knowledge-base': 'knowledge-base',
  '/knowledge-base/$slug': 'knowledge-base-slug',
  '/resources/guidelines': 'resources-guidelines',
  '/resources/guidelines/$slug': 'resources-guidelines-slug',
  '/resources/product-updates': 'resources-product-updates',
  '/resources/product-updates/$slug': 'resources-product-updates-slug',
  '/resources/blog': 'resources-blog',
  '/resources/blog/$slug': 'resources-blog-slug',
  '/resources/academy': 'resources-academy',
  '/resources/academy/$slug': 'resources-academy-slug',
} as const

export type RouteName = (typeof routeNames)[keyof typeof routeNames]
