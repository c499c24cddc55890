import type { Messages } from '#i18n/messages.ts'
import type { Purposes } from './purposes.ts'

/**
 * What the dialog asks: it names what this site does with consent, and nothing else; `undefined` if
 * it does nothing. The page carries it, so the dialog loads no such words in other languages.
 */
export function consentQuestion({ question }: Messages['consent'], purposes: Purposes): string | undefined {
  const done = (['analytics', 'recording'] as const).filter((purpose) => purposes[purpose])
  if (done.length === 0) return undefined
  return question.before + done.map((purpose) => question[purpose]).join(question.between) + question.after
}
