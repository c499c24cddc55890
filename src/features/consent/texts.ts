import texts from 'virtual:texts/consent'

/**
 * The dialog's texts in the language `tag` (BCP 47, from `<html lang>`), for a site that does
 * nothing that needs consent; on any other the page brings the description (question.ts). All
 * languages together are smaller than one more request, and the page's messages are not loaded yet
 * when the dialog appears.
 * @throws Error when there are none (docs/product.md#console-messages)
 */
export function consentTexts(tag: string) {
  const found = texts[tag]
  if (!found) throw new Error(`Could not load translation for the '${tag}' language`)
  return found
}
