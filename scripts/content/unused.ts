import { readdir } from 'node:fs/promises'
import { join, parse, relative } from 'node:path'
import type { PictureSource } from '#scripts/pictures/picture-sources.ts'

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

/** The files of `directory` that are not among `used`, each with what to do. */
export async function unusedFiles(
  directory: string,
  pictures: ReadonlyMap<string, PictureSource>,
  used: ReadonlySet<string>,
): Promise<[file: string, reason: string][]> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map(({ parentPath, name }) => relative(directory, join(parentPath, name)).replaceAll('\\', '/'))
    // Listed by their ids, below; what is no picture there was told by who read them.
    .filter((file) => !file.startsWith('pictures/'))
  const unused = files.filter((file) => !used.has(file)).map((file): [string, string] => [file, reason(file)])
  const hidden = [...pictures].filter(([, { file }]) => !used.has(`pictures/${file}`))
  return [
    ...unused,
    ...hidden.map(([id, { file }]): [string, string] => [
      `pictures/${file}`,
      `no text or record shows "${id}": name it where it belongs, or delete the file`,
    ]),
  ]
}
