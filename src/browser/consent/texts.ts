import texts from './texts.json' with { type: 'json' }

/**
 * The dialog's texts in the language `tag` (BCP 47). The page may replace the description
 * (question.ts). One file for all languages is smaller than one more request.
 * @throws Error for any other language (docs/product.md#console-messages)
 */
export function consentTexts(tag: string) {
  const found = new Map(Object.entries(texts)).get(tag)
  if (!found) throw new Error(`Could not load translation for the '${tag}' language`)
  return found
}
