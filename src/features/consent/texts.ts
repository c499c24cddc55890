import texts from './texts.json' with { type: 'json' }

export type ConsentTexts = typeof texts.en

/** All three languages: together they are smaller than one more request. */
const textsByTag: Record<string, ConsentTexts> = texts

/**
 * The dialog's texts in the language `tag` of `<html lang>`: it appears before the page's messages.
 * @throws Error when there are none (docs/product.md#console-messages)
 */
export function consentTexts(tag: string): ConsentTexts {
  const found = textsByTag[tag]
  if (!found) throw new Error(`Could not load translation for the '${tag}' language`)
  return found
}
