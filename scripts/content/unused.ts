import { parse } from 'node:path'
import type { PictureSource } from '#scripts/pictures/picture-sources.ts'
import type { ContentReader } from './reader.ts'

/** Where the texts of a folder are listed, for who wrote a text that is not. */
const lists: Record<string, (slug: string) => string> = {
  blog: (slug) => `no post "${slug}" in blog.json: add its record`,
  'product-updates': (slug) => `no release "${slug}" in product-updates.json: add its record`,
  'knowledge-base': (slug) => `no article "${slug}" in knowledge-base/*.json: add its record`,
  pages: (slug) => `no page en/pages/${slug}.md: write it`,
}

/** Why nothing reads `file`, and what to do. */
function reason(file: string): string {
  const [, folder = '', name = ''] = file.split('/')
  const { name: slug, ext } = parse(name)
  if (/^\.(svg|jpe?g|png|webp|avif)$/i.test(parse(file).ext))
    return 'a picture is found in content/pictures only: move it'
  const listed = ext === '.md' ? lists[folder]?.(slug) : undefined
  return `${listed ?? 'nothing reads this file: give it a name of docs/content.md'}, or delete the file`
}

/** Notes each file, and each of `pictures`, that nothing has used, with what to do. */
export function checkUnused(reader: ContentReader, pictures: ReadonlyMap<string, PictureSource>): void {
  for (const file of reader.files) if (!reader.used.has(file)) reader.fault(file, reason(file))
  for (const [id, picture] of pictures) {
    const file = `pictures/${picture.file}`
    if (!reader.used.has(file))
      reader.fault(file, `no text or record shows "${id}": name it where it belongs, or delete the file`)
  }
}
