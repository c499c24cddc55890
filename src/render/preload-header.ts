import type { AnyRouteMatch } from '@tanstack/react-router'

/** React writes it for a picture of high priority, before the rest of the page. */
const picturePreload = /<link rel="preload" as="image" imageSrcSet="([^"]+)"/

/**
 * What the first paint needs, as a `Link` header: the edge keeps it and sends it as early hints
 * (RFC 8297) while it waits for the page. The style sheet, the font and the hero picture.
 */
export function preloadHeader(matches: readonly Pick<AnyRouteMatch, 'links'>[], markup: string): string {
  const found: string[] = []
  for (const link of matches.flatMap(({ links }) => links ?? [])) {
    if (link?.rel === 'stylesheet') found.push(`<${link.href}>; rel=preload; as=style`)
    if (link?.rel === 'preload')
      found.push(`<${link.href}>; rel=preload; as=${link.as}; type="${link.type}"; crossorigin`)
  }
  const sources = picturePreload.exec(markup)?.[1]?.replaceAll('&amp;', '&')
  if (sources)
    found.push(`<${sources.split(' ')[0]}>; rel=preload; as=image; imagesrcset="${sources}"; fetchpriority=high`)
  return found.join(', ')
}
