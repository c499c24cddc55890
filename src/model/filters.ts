import * as v from 'valibot'

// What lists can be narrowed to. A parameter that is absent lets everything through.

/** `page` of a list: 1 when absent, else a whole number from 1 without leading zeros. */
export const PageNumber = v.optional(
  v.pipe(v.string(), v.regex(/^[1-9]\d{0,5}$/, 'must be a whole number from 1'), v.transform(Number)),
  '1',
)

/** `?q=`: the text that is searched for. */
export const SearchText = v.optional(v.string(), '')

/** Posts: everything, the featured ones, or one category. */
export const postFilters = ['all', 'featured', 'company-news', 'financial-industry'] as const
export const PostFilter = v.optional(v.picklist(postFilters, `must be one of ${postFilters.join(', ')}`), 'all')
export type PostFilter = v.InferOutput<typeof PostFilter>

export const updateTypes = ['new-feature', 'improvement', 'bug-fix', 'breaking-change'] as const
/** Releases: all of them, or one kind. */
export const updateFilters = ['all', ...updateTypes] as const
export const UpdateFilter = v.optional(v.picklist(updateFilters, `must be one of ${updateFilters.join(', ')}`), 'all')
export type UpdateFilter = v.InferOutput<typeof UpdateFilter>

/** Categories of the knowledge base; their order on the site is that of `categories.json`. */
export const categoryIds = [
  'getting-started',
  'bot-configuration',
  'risk-management',
  'portfolio-management',
  'trading-strategies',
  'account-management',
  'troubleshooting',
] as const
export const CategoryFilter = v.optional(
  v.picklist(['all', ...categoryIds], `must be one of all, ${categoryIds.join(', ')}`),
  'all',
)
export type CategoryFilter = v.InferOutput<typeof CategoryFilter>

/** The levels of the academy, from the first on. */
export const levelIds = ['beginner', 'intermediate', 'advanced'] as const
export const LevelId = v.picklist(levelIds, `Write one of ${levelIds.join(', ')}`)
export const LevelFilter = v.optional(v.picklist(['all', ...levelIds]), 'all')
