import type english from './messages/en.json'
import type { Locale } from './locales.ts'

/** The interface texts of one language; English defines the keys. */
export type Messages = typeof english

const files = import.meta.glob<{ default: Messages }>('./messages/*.json')

/** Loads the texts of one language, a separate chunk. The build checks that every file exists. */
export function loadMessages(locale: Locale): Promise<{ default: Messages }> {
  const load = files[`./messages/${locale}.json`]
  if (!load) throw new Error(`The file messages/${locale}.json is missing`)
  return load()
}

const feedbackFiles = import.meta.glob<{ default: Pick<Messages, 'feedback'> }>('./messages/*.json', {
  query: '?feedback',
})

/** Loads the texts of the bug report alone; those of a page lack them (scripts/vite/messages.ts). */
export const loadFeedbackMessages = async (locale: Locale) => feedbackFiles[`./messages/${locale}.json`]?.()

declare module 'use-intl' {
  interface AppConfig {
    Messages: Messages
  }
}
