import { readdir, stat } from 'node:fs/promises'
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

const megabyte = 1024 * 1024
const maxMegabytes = 20
const endings = /\.(svg|jpe?g|png|webp|avif)$/i
/** As sharp names them; `heif` is AVIF here, for it cannot read the photos of phones. */
const formats = new Set(['svg', 'jpeg', 'png', 'webp', 'heif'])

/** Width and height of a picture that can be read to its end; else what is wrong with it. */
async function measure(path: string, isDrawing: boolean): Promise<{ width: number; height: number } | string> {
  const { size } = await stat(path)
  if (size > maxMegabytes * megabyte)
    return `${(size / megabyte).toFixed(1)} MB is too large, ${maxMegabytes} MB at most; a width of 2400 px is enough`
  const again = `export it again as ${isDrawing ? 'SVG' : 'JPG or PNG'}`
  try {
    const { format, autoOrient } = await sharp(path).metadata()
    if (!formats.has(format) || (format === 'svg') !== isDrawing) return `it is ${format} by its content; ${again}`
    if (!isDrawing) await sharp(path).resize(16).raw().toBuffer()
    return autoOrient
  } catch {
    return `it cannot be read to its end; ${again}`
  }
}

/** Reads the pictures of a folder: SVG drawings, and photos as JPG, PNG, WebP or AVIF. */
export async function readPictures(folder: string): Promise<PictureSources> {
  const pictures = new Map<string, PictureSource>()
  /** Notes the picture under its id before anything is awaited: the first one of an id has it. */
  async function faultOf(file: string): Promise<string | undefined> {
    const { name: id, ext } = parse(file)
    const ending = ext.toLowerCase()
    if (!endings.test(file)) return 'a picture is an SVG, JPG, PNG, WebP or AVIF file'
    if (!/^[a-z0-9][a-z0-9-]*$/i.test(id))
      return `name it in letters, digits and hyphens, such as "trading-desk${ending}"`
    const other = pictures.get(id)
    if (other) return `its id "${id}" is that of ${other.file}, too; rename one of them`
    const source = { file, isDrawing: ending === '.svg', width: 0, height: 0 }
    pictures.set(id, source)
    const size = await measure(join(folder, file), source.isDrawing)
    if (typeof size === 'string') return size
    Object.assign(source, size)
    return undefined
  }
  const files = (await readdir(folder)).filter((name) => !name.startsWith('.')).toSorted()
  const faults = files.map(async (file) => {
    const fault = await faultOf(file)
    return fault === undefined ? [] : `${file}: ${fault}`
  })
  return { pictures, faults: (await Promise.all(faults)).flat() }
}
