import texts from './texts.json' with { type: 'json' }

export type ConsentTexts = typeof texts.en

/** All three languages: together they are smaller than one more request. */
const textsByTag: Record<string, ConsentTexts> = texts

/**
 * The dialog's texts in the language `tag` (BCP 47, from `<html lang>`). They are not among the
 * page's messages, which are not loaded yet when the dialog appears.
 * @throws Error when there are none (docs/product.md#console-messages)
 */
export function consentTexts(tag: string): ConsentTexts {
  const found = textsByTag[tag]
  if (!found) throw new Error(`Could not load translation for the '${tag}' language`)
  return found
}
