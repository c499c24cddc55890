import { readdir } from 'node:fs/promises'
import { join, parse } from 'node:path'
import sharp from 'sharp'

/** A picture as an editor put it into `content/pictures`. */
export interface PictureSource {
  /** Name of the file. */
  file: string
  /** An SVG; else a photo. */
  isDrawing: boolean
  /** Of the upright picture, in px. */
  width: number
  height: number
}

/** The pictures by id, and what is wrong with them, as `file: reason`. */
export interface PictureSources {
  pictures: ReadonlyMap<string, PictureSource>
  faults: string[]
}

/** As sharp names them; `heif` is AVIF here, for it cannot read the photos of phones. */
const formats = new Set(['svg', 'jpeg', 'png', 'webp', 'heif'])

/** Size and kind of a picture. Throws when it cannot be read to its end. */
async function measure(path: string): Promise<Omit<PictureSource, 'file'>> {
  const { format, autoOrient } = await sharp(path).metadata()
  if (!formats.has(format)) throw new Error(format)
  await sharp(path).resize(16).raw().toBuffer()
  return { isDrawing: format === 'svg', ...autoOrient }
}

/** Reads the pictures of a folder: SVG drawings, and photos as JPG, PNG, WebP or AVIF. */
export async function readPictures(folder: string): Promise<PictureSources> {
  const files = (await readdir(folder)).filter((name) => !name.startsWith('.')).toSorted()
  const pictures = new Map<string, PictureSource>()
  const faults: string[] = []
  const measured = files.map(async (file) => {
    const found = await measure(join(folder, file)).catch(() => undefined)
    return { file, id: parse(file).name, found }
  })
  for (const { file, id, found } of await Promise.all(measured)) {
    if (!found) faults.push(`${file}: it cannot be read to its end; export it again as SVG, JPG or PNG`)
    else if (!/^[a-z0-9][a-z0-9-]*$/i.test(id)) faults.push(`${file}: name it in letters, digits and hyphens`)
    else if (pictures.has(id)) faults.push(`${file}: another file has its id "${id}", too; rename one of them`)
    else pictures.set(id, { file, ...found })
  }
  return { pictures, faults }
}
