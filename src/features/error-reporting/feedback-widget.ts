import { addIntegration, feedbackIntegration } from '@sentry/react'
import { splitLocale } from '#i18n/paths.ts'
import { widgetOptions } from './widget-options.ts'
import { widgetTexts } from './widget-texts.ts'

/** The tick that it draws when a report was sent is HTML to let through. */
export { isPlainDrawing } from './plain-drawing.ts'

/** Shows Sentry's "Report a Bug" in the language of the page (spec §4). */
export function showFeedback(): void {
  const texts = widgetTexts[splitLocale(location.pathname).locale]
  const feedback = feedbackIntegration({ ...widgetOptions, autoInject: false })
  addIntegration(feedback)
  // Given here and not above: so the one text arrives, too, that scripts/feedback-plugin.ts adds.
  const button = feedback.createWidget(texts)
  sayWhenEmpty(button.el.getRootNode(), texts.errorEmptyMessageText)
}

/** An empty description is refused by the browser itself, which says so in its own language: here it says `text`. */
function sayWhenEmpty(form: Node, text: string) {
  const say = (validity: string) => (event: Event) => {
    if (event.target instanceof HTMLTextAreaElement) event.target.setCustomValidity(validity)
  }
  form.addEventListener('invalid', say(text), true)
  form.addEventListener('input', say(''))
}
