/** Makes the site's own addresses in `html` absolute; `page` is the base of fragments. */
export const withAbsoluteAddresses = (html: string, origin: string, page: string) =>
  html.replaceAll(
    / (href|src)="(\/(?!\/)|#)/g,
    (_, name, start) => ` ${name}="${start === '#' ? page : origin}${start}`,
  )
