import { addIntegration, feedbackIntegration } from '@sentry/react'
import { splitLocale } from '#i18n/paths.ts'
import { allowHtml } from '#ui/allow-html.ts'
import { isPlainDrawing } from './plain-drawing.ts'
import { widgetOptions } from './widget-options.ts'
import { widgetTexts } from './widget-texts.ts'

/** Shows Sentry's "Report a Bug" in the language of the page (spec §4). */
export function showFeedback(): void {
  // The tick that it draws when a report was sent.
  allowHtml(isPlainDrawing)
  addIntegration(feedbackIntegration({ ...widgetOptions, ...widgetTexts[splitLocale(location.pathname).locale] }))
}
