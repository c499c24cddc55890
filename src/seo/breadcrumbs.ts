import type { Messages } from '#i18n/messages.ts'
import type { TrailStep } from './structured-data.ts'

/** The sections of the site, by what they are called in the messages. */
const sections = {
  knowledgeBase: '/knowledge-base',
  guidelines: '/resources/guidelines',
  productUpdates: '/resources/product-updates',
  blog: '/resources/blog',
  academy: '/resources/academy',
} as const

/** What the breadcrumbs of a section show, or those of a page of it that is called `title`. */
export function trailTo(messages: Messages, section: keyof typeof sections, title?: string): TrailStep[] {
  const steps = [
    { title: messages.shell.home, path: '/' },
    { title: messages[section].title, path: sections[section] },
  ]
  return title === undefined ? steps : [...steps, { title }]
}
