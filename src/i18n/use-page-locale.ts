import { useLocale } from 'use-intl'
import { localeOfTag, type Locale } from './locales.ts'

/** The locale of the page. */
export const usePageLocale = (): Locale => localeOfTag(useLocale())
