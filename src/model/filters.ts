import * as v from 'valibot'
import { categoryIds, levelIds, postCategories, searchKinds, updateTypes } from './kinds.ts'
import { maxSearchLength } from './limits.ts'

// The filters of lists. An absent parameter matches everything.

/** `page` of a list: 1 when absent, else a whole number from 1 without leading zeros. */
export const PageNumber = v.optional(
  v.pipe(v.string(), v.regex(/^[1-9]\d{0,5}$/, 'must be a whole number from 1'), v.transform(Number)),
  '1',
)

/** `?q=`: the search text. */
export const SearchText = v.optional(
  v.pipe(v.string(), v.trim(), v.maxLength(maxSearchLength, `must not exceed ${maxSearchLength} characters`)),
  '',
)

/** A field of the cost form: any short text, which the page reads and answers. */
export const CostText = v.optional(v.pipe(v.string(), v.trim(), v.maxLength(40, 'must not exceed 40 characters')), '')

/** One of `names`; the error message lists them. */
const oneOf = <const Names extends readonly string[]>(names: Names) =>
  v.picklist(names, `must be one of ${names.join(', ')}`)

/** Posts: everything, the featured ones, or one category. */
export const postFilters = ['all', 'featured', ...postCategories] as const
export const PostFilter = v.optional(oneOf(postFilters), 'all')

export const UpdateType = oneOf(updateTypes)
/** Releases: all of them, or one kind. */
export const updateFilters = ['all', ...updateTypes] as const
export const UpdateFilter = v.optional(oneOf(updateFilters), 'all')

/** Releases that affect the plan of this id. The plans are content, so a page knows which ids exist. */
export const PlanFilter = v.optional(
  v.pipe(v.string(), v.maxLength(40, 'must not exceed 40 characters'), v.slug('must be the id of a plan')),
  'all',
)

export const CategoryId = oneOf(categoryIds)
export const CategoryFilter = v.optional(oneOf(['all', ...categoryIds]), 'all')

export const LevelId = oneOf(levelIds)
export const LevelFilter = v.optional(oneOf(['all', ...levelIds]), 'all')

/** Search hits: all of them, or those of one part of the site. */
export const SectionFilter = v.optional(oneOf(['all', ...searchKinds]), 'all')
