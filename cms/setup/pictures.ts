import { createHash } from 'node:crypto'
import { join } from 'node:path'
import sharp from 'sharp'
import { readPictures } from '../../scripts/pictures/picture-sources.ts'
import type { Api } from './api.ts'
import { folder } from './settings.ts'

const source = join(folder, '../content/pictures')

/** A fixed UUID, so that a second start finds the records of the first. */
export function idOf(name: string): string {
  const hex = createHash('sha256').update(name).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-5${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

/** The folder whose files the site shows. */
export const siteFolder = idOf('folder: pictures of the site')

/** The pictures of `content/` by name. `upload` sends the ones that records use. */
export class Pictures {
  readonly #named = new Set<string>()

  /** The file id of the picture `name`, if there is a name. */
  id(name: string | undefined): string | null {
    if (name === undefined || name === 'no-image') return null
    this.#named.add(name)
    return idOf(name)
  }

  /** Uploads the missing pictures as PNG, drawings in double size. Returns their number. */
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
      // Directus reads the fields before the file.
      for (const [field, value] of Object.entries({ id: idOf(name), folder: siteFolder, title: name }))
        form.append(field, value)
      form.append('file', new Blob([new Uint8Array(png)], { type: 'image/png' }), `${name}.png`)
      await api.post('/files', form)
    }
    return missing.length
  }
}
