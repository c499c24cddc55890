import type en from './messages/en.json'
import type { Locale } from './locales.ts'

/** The interface texts of one language; English defines the keys. */
export type Messages = typeof en

/** Loads the texts of one language, a separate chunk. A missing key is a type error. */
export const loadMessages: Record<Locale, () => Promise<{ default: Messages }>> = {
  en: () => import('./messages/en.json'),
  vi: () => import('./messages/vi.json'),
  cn: () => import('./messages/cn.json'),
}

declare module 'use-intl' {
  interface AppConfig {
    Messages: Messages
  }
}
