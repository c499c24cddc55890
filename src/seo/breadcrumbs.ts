import type { Messages } from '#i18n/messages.ts'
import { sections, type TitledSection } from '#model/sections.ts'
import type { Breadcrumb } from './structured-data.ts'

/** The breadcrumbs of a section's page, or those of its item that is called `title`. */
export function breadcrumbsTo(messages: Messages, name: TitledSection, title?: string): Breadcrumb[] {
  const { path, message } = sections[name]
  const above = [
    { title: messages.shell.home, path: '/' },
    { title: messages[message].title, path },
  ]
  return title === undefined ? above : [...above, { title }]
}
