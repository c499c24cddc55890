import type en from './messages/en.json'
import type { Locale } from './locales.ts'

/** The interface texts of one language; English defines which there are. */
export type Messages = typeof en

/** Texts of one language, a chunk of its own in the browser. A language that lacks a key fails the type check. */
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
