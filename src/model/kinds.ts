// Kinds of items. No imports: Directus loads this file (cms/model) without the site's packages.

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

/** Static pages that every page links to. */
export const linkedPages = ['terms-of-use', 'privacy-policy'] as const

/** Levels of the academy, in ascending order. */
export const levelIds = ['beginner', 'intermediate', 'advanced'] as const

/** Figures of the sample months on the home page. */
export const resultFigures = ['drawdown', 'return', 'higher', 'in_use'] as const

/** The parts of the site that have search hits. */
export const searchKinds = ['knowledge-base', 'guidelines', 'academy', 'blog', 'product-updates', 'pages'] as const
