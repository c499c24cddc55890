/** `xml` without characters that XML forbids. */
export const validXml = (xml: string): string =>
  // oxlint-disable-next-line no-control-regex -- XML 1.0 §2.2 forbids them
  xml.replaceAll(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, '')
