import type { Messages } from '#i18n/messages.ts'
import type { PageAbove } from './structured-data.ts'

/** The sections of the site that have pages of their own below them. */
const sections = {
  knowledgeBase: '/knowledge-base',
  guidelines: '/resources/guidelines',
  productUpdates: '/resources/product-updates',
  blog: '/resources/blog',
  academy: '/resources/academy',
} as const

/** What stands above a page of `section`: home, then the section. */
export const pagesAbove = (messages: Messages, section: keyof typeof sections): PageAbove[] => [
  { title: messages.shell.home, path: '/' },
  { title: messages[section].title, path: sections[section] },
]
