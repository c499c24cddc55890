import { createHash } from 'node:crypto'
import { join } from 'node:path'
import sharp from 'sharp'
import { readPictures } from '../../scripts/pictures/picture-sources.ts'
import type { Api } from './api.ts'
import { folder } from './settings.ts'

const source = join(folder, '../content/pictures')

/** A fixed id in the form that Directus wants, so that a second start finds what the first made. */
export function idOf(name: string): string {
  const hex = createHash('sha256').update(name).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-5${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

/** The folder whose files are public. */
export const publicFolder = idOf('folder: pictures of the site')

/** The pictures of `content/` as records name them. Those that were named are uploaded at the end. */
export class Pictures {
  readonly #named = new Set<string>()

  /** The file of the picture `name`; no name is no picture. */
  id(name: string | undefined): string | null {
    if (name === undefined || name === 'no-image') return null
    this.#named.add(name)
    return idOf(name)
  }

  /** Uploads what was named and is not there, as PNG, drawings in double size. Gives how many that were. */
  async upload(api: Api): Promise<number> {
    const there = new Set((await api.rows('/files?fields=id&limit=-1')).map(({ id }) => id))
    const { pictures } = await readPictures(source)
    const missing = [...this.#named].filter((name) => !there.has(idOf(name)))
    for (const name of missing) {
      const picture = pictures.get(name)
      if (!picture) throw new Error(`There is no picture "${name}" in content/pictures`)
      const { file, isDrawing, width } = picture
      const png = await sharp(join(source, file), isDrawing ? { density: 144 } : {})
        .autoOrient()
        .resize(Math.min(isDrawing ? width * 2 : width, 2400))
        .png({ palette: true })
        .toBuffer()
      const form = new FormData()
      // Directus reads what stands before the file.
      for (const [field, value] of Object.entries({ id: idOf(name), folder: publicFolder, title: name }))
        form.append(field, value)
      form.append('file', new Blob([new Uint8Array(png)], { type: 'image/png' }), `${name}.png`)
      await api.post('/files', form)
    }
    return missing.length
  }
}
