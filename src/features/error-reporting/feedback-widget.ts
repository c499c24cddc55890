import { addIntegration, feedbackIntegration } from '@sentry/react'
import { splitLocale } from '#i18n/paths.ts'
import { widgetOptions } from './widget-options.ts'
import { widgetTexts } from './widget-texts.ts'

/** The tick that it draws when a report was sent is HTML to let through. */
export { isPlainDrawing } from './plain-drawing.ts'

/** Shows Sentry's "Report a Bug" in the language of the page (spec §4). */
export function showFeedback(): void {
  addIntegration(feedbackIntegration({ ...widgetOptions, ...widgetTexts[splitLocale(location.pathname).locale] }))
}
