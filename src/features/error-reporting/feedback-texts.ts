import type { Locale } from '#i18n/locales.ts'
import texts from './feedback-texts.json' with { type: 'json' }

/** Texts of the feedback form. They are not among the messages, which every visitor loads. */
export const feedbackTexts: Record<Locale, FeedbackTexts> = texts

export type FeedbackTexts = typeof texts.en
