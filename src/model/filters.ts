import * as v from 'valibot'

/** `?page=` of a list: 1 when absent, else a whole number from 1 without leading zeros. */
export const PageNumber = v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d{0,5}$/), v.transform(Number)), '1')

/** What the blog list can be narrowed to: everything, the featured posts, or one category. */
export const postFilters = ['all', 'featured', 'company-news', 'financial-industry'] as const
export const PostFilter = v.picklist(postFilters, `must be one of ${postFilters.join(', ')}`)
export type PostFilter = v.InferOutput<typeof PostFilter>

export const updateTypes = ['new-feature', 'improvement', 'bug-fix', 'breaking-change'] as const
/** What the list of releases can be narrowed to: all of them, or one kind of release. */
export const updateFilters = ['all', ...updateTypes] as const
export const UpdateFilter = v.picklist(updateFilters, `must be one of ${updateFilters.join(', ')}`)
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
export const CategoryFilter = v.picklist(['all', ...categoryIds], `must be one of all, ${categoryIds.join(', ')}`)
export type CategoryFilter = v.InferOutput<typeof CategoryFilter>

/** The levels of the academy, from the first on; in addresses as `?level=`. */
export const levelIds = ['beginner', 'intermediate', 'advanced'] as const
export const LevelId = v.picklist(levelIds, `Write one of ${levelIds.join(', ')}`)
export type LevelId = v.InferOutput<typeof LevelId>

/** `level` of the academy's address: a level; `undefined` for all of them, which is the default. */
export const LevelChoice = v.optional(
  v.union([
    LevelId,
    v.pipe(
      v.literal('all'),
      v.transform(() => undefined),
    ),
  ]),
)
