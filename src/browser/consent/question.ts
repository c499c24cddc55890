import type { Messages } from '#i18n/messages.ts'
import type { Purposes } from './purposes.ts'

/** The dialog's question, which names the site's `purposes`; `undefined` without any. */
export function consentQuestion(question: Messages['consentQuestion'], purposes: Purposes): string | undefined {
  const named = (['analytics', 'recording'] as const).filter((purpose) => purposes[purpose])
  if (named.length === 0) return undefined
  return question.before + named.map((purpose) => question[purpose]).join(question.between) + question.after
}
