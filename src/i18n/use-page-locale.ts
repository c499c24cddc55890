import { useLocale } from 'use-intl'
import { localeOfTag, type Locale } from './locales.ts'

export const usePageLocale = (): Locale => localeOfTag(useLocale())
