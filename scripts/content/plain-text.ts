const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" }

/** The text of HTML as markdown.ts writes it, a block a line. */
export function plainText(html: string): string {
  return html
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/<\/t[dh]>/g, ' ')
    .replaceAll(/<\/?(?:p|h\d|li|ul|ol|tr|table|div|aside|blockquote|pre|br|hr)\b[^>]*>/g, '\n')
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll(/&(amp|lt|gt|quot|#39);/g, (entity, name: string) => entities[name] ?? entity)
    .split('\n')
    .map((line) => line.replaceAll(/ +/g, ' ').trim())
    .filter(Boolean)
    .join('\n')
}
