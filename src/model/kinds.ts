// The kinds of items. No imports: cms/model reads this file inside Directus, without the site's packages.

/** Categories of posts. */
export const postCategories = ['company-news', 'financial-industry'] as const

/** Kinds of releases. */
export const updateTypes = ['new-feature', 'improvement', 'bug-fix', 'breaking-change'] as const

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

/** The levels of the academy, from the first on. */
export const levelIds = ['beginner', 'intermediate', 'advanced'] as const
