import { escapeHtml } from '#model/escape-html.ts'

/** A text in an XML element or attribute, without characters that XML does not know. */
export const escapeXml = (text: string): string =>
  // oxlint-disable-next-line no-control-regex -- XML 1.0 §2.2 forbids them
  escapeHtml(text.replaceAll(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, ''))
