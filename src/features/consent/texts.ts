import type { Purposes } from './purposes.ts'
import texts from './texts.json' with { type: 'json' }

type ConsentTexts = (typeof texts)['en']

/**
 * The dialog's texts in the language `tag` (BCP 47, from `<html lang>`). All languages together are
 * smaller than one more request.
 * @throws Error if there are none (docs/product.md#console-messages)
 */
export function consentTexts(tag: string): ConsentTexts {
  const found = new Map(Object.entries(texts)).get(tag)
  if (!found) throw new Error(`Could not load translation for the '${tag}' language`)
  return found
}

/** What the dialog asks: it names what this site does with consent, and nothing else. */
export function consentQuestion({ description, question }: ConsentTexts, purposes: Purposes): string {
  const done = (['analytics', 'recording'] as const).filter((purpose) => purposes[purpose])
  if (done.length === 0) return description
  return question.before + done.map((purpose) => question[purpose]).join(question.between) + question.after
}
