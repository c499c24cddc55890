import type { Plugin } from 'vite'
import { confirmWithinMs } from '#features/error-reporting/widget-options.ts'

/** What Sentry's feedback widget has no option for: as it stands there, and as it is built. */
const amendments: [found: string, wanted: string][] = [
  // Spec §8.
  ['}, 3e4);', `}, ${confirmWithinMs});`],
  // In the page's language (src/features/error-reporting/widget-texts.ts).
  ['`Please enter in the following required fields: ${', '`${options.errorRequiredFieldsText}${'],
  // What appears is told to screen readers (WCAG 4.1.3).
  ['{ class: "form__error-container" }, error)', '{ class: "form__error-container", role: "alert" }, error)'],
  ['{ class: "success__content" }', '{ class: "success__content", role: "alert" }'],
]

/**
 * The source of the widget with our amendments.
 * @throws Error when one of them does not fit exactly one place of it: another version is installed
 */
export function amendFeedback(source: string): string {
  return amendments.reduce((code, [found, wanted]) => {
    if (code.split(found).length !== 2)
      throw new Error(`The installed feedback widget has not one "${found}"; see scripts/feedback-plugin.ts`)
    return code.replace(found, () => wanted)
  }, source)
}

/** Builds the feedback widget with what the specification asks of it and its options do not offer. */
export function feedbackPlugin(): Plugin {
  return {
    name: 'helmsway:feedback',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: (code, id) => (id.includes('/@sentry/feedback/') ? { code: amendFeedback(code), map: null } : undefined),
  }
}
