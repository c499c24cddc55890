import texts from './texts.json' with { type: 'json' }

type ConsentTexts = (typeof texts)['en']

/**
 * The dialog's texts in the language `tag` (BCP 47, from `<html lang>`), for a site that does
 * nothing that needs consent; elsewhere the page brings the description (question.ts). All languages together are
 * smaller than one more request.
 * @throws Error if there are none (docs/product.md#console-messages)
 */
export function consentTexts(tag: string): ConsentTexts {
  const found = new Map(Object.entries(texts)).get(tag)
  if (!found) throw new Error(`Could not load translation for the '${tag}' language`)
  return found
}
