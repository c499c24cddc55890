import { readdir } from 'node:fs/promises'
import { join, parse } from 'node:path'
import sharp from 'sharp'

/** A file of `content/pictures`. */
export interface PictureSource {
  file: string
  /** Whether it is an SVG and not a photo. */
  isDrawing: boolean
  /** Of the upright picture, in px. */
  width: number
  height: number
}

/** The pictures by id, and faults as `file: reason`. */
export interface PictureSources {
  pictures: ReadonlyMap<string, PictureSource>
  faults: string[]
}

/** In sharp's names. `heif` is AVIF: sharp cannot read the HEIC photos of phones. */
const formats = new Set(['svg', 'jpeg', 'png', 'webp', 'heif'])

/** Size and kind of a picture; `undefined` if it is incomplete or has another format. */
async function measure(path: string): Promise<Omit<PictureSource, 'file'> | undefined> {
  try {
    const { format, autoOrient } = await sharp(path).metadata()
    await sharp(path).resize(16).raw().toBuffer()
    return formats.has(format) ? { isDrawing: format === 'svg', ...autoOrient } : undefined
  } catch {
    return undefined
  }
}

/** Reads the pictures of a folder: SVG drawings, and photos as JPG, PNG, WebP or AVIF. */
export async function readPictures(folder: string): Promise<PictureSources> {
  const files = (await readdir(folder)).filter((name) => !name.startsWith('.')).toSorted()
  const measured = await Promise.all(files.map(async (file) => ({ file, found: await measure(join(folder, file)) })))
  const pictures = new Map<string, PictureSource>()
  const faults: string[] = []
  for (const { file, found } of measured) {
    const id = parse(file).name
    if (!found) faults.push(`${file}: it cannot be read to its end; export it again as SVG, JPG or PNG`)
    else if (!/^[a-z0-9][a-z0-9-]*$/i.test(id)) faults.push(`${file}: name it in letters, digits and hyphens`)
    else if (pictures.has(id)) faults.push(`${file}: another file has its id "${id}", too; rename one of them`)
    else pictures.set(id, { file, ...found })
  }
  return { pictures, faults }
}
