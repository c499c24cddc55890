import type { Messages } from '#i18n/messages.ts'
import type { Purposes } from './purposes.ts'

/** What the dialog asks: it names what this site does with consent, and nothing else. */
export function consentQuestion({ description, question }: Messages['consent'], purposes: Purposes): string {
  const done = (['analytics', 'recording'] as const).filter((purpose) => purposes[purpose])
  if (done.length === 0) return description
  return question.before + done.map((purpose) => question[purpose]).join(question.between) + question.after
}
