import { createHash } from 'node:crypto'
import { readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import sharp from 'sharp'
import type { PictureFile, PictureManifest } from '#worker/content/compiled.ts'
import { copyDrawing } from './copy-drawing.ts'
import type { PictureSource, PictureSources } from './picture-sources.ts'

/** Low efforts: a third of the build time for files that are a few per cent larger. */
const rasters = { avif: { quality: 55, effort: 1 }, webp: { quality: 80, effort: 2 } }
const photoRasters = { ...rasters, png: { palette: true, effort: 1 } }
/** Without dither: clean lines and small files. Photos would show bands. */
const drawingRasters = { ...rasters, png: { palette: true, dither: 0, effort: 1 } }
type Format = keyof typeof photoRasters
const all: Format[] = ['avif', 'webp', 'png']

/** Greatest width of a drawing's raster, in px. */
const maxWidth = 4096
/** Widths of photos, in px. The last one is a cover on dense screens. */
const photoWidths = [400, 800, 1200, 1600, 2400]
/** One PNG, for shared links and old browsers: PNG files of photos are large. */
const photoPngWidth = 1200

function sizesOf({ isDrawing, width: natural }: PictureSource): [width: number, formats: Format[]][] {
  if (isDrawing)
    return (
      [0.5, 1, 2]
        .filter((scale) => natural * scale <= maxWidth)
        // No AVIF in double size: it would take as long as all other files.
        .map((scale) => [Math.round(natural * scale), scale === 2 ? ['webp', 'png'] : all])
    )
  const widths = new Set(photoWidths.map((width) => Math.min(width, natural)))
  return [...widths].map((width) => [width, width === Math.min(natural, photoPngWidth) ? all : ['avif', 'webp']])
}

/** Draws every picture of `folder` in all sizes and formats of `/media` into `target`. */
export async function preparePictures(folder: string, { pictures }: PictureSources, target: string, cache: string) {
  await rm(target, { recursive: true, force: true })
  const manifest: PictureManifest = {}
  for (const [id, source] of pictures) manifest[id] = await prepare(id, source)
  return manifest

  async function prepare(id: string, source: PictureSource): Promise<PictureFile[]> {
    const bytes = await readFile(join(folder, source.file))
    const { isDrawing, width: natural, height } = source
    const settings = isDrawing ? drawingRasters : photoRasters
    const cacheKey = isDrawing ? String(bytes) : createHash('sha256').update(bytes).digest('hex')
    // Photos are turned upright, and lose their EXIF data, which may hold a location.
    const resized = (width: number) =>
      isDrawing
        ? sharp(bytes, { density: 72 * Math.max(1, width / natural) }).resize(width)
        : sharp(bytes).autoOrient().resize(width)
    const draw = async (width: number, format: Format): Promise<PictureFile> => {
      const name = `${id}-${width}.${format}`
      const file = join(target, name)
      await copyDrawing(file, cache, [cacheKey, width, settings[format]], (cached) =>
        resized(width).toFormat(format, settings[format]).toFile(cached),
      )
      const { size } = await stat(file)
      return { path: `/pictures/${name}`, format, width, height: Math.round((height * width) / natural), size }
    }
    const files = await Promise.all(
      sizesOf(source).flatMap(([width, formats]) => formats.map((format) => draw(width, format))),
    )
    if (!isDrawing) return files
    await writeFile(join(target, `${id}.svg`), bytes)
    const size = gzipSync(bytes).length
    return [{ path: `/pictures/${id}.svg`, format: 'svg', width: natural, height, size }, ...files]
  }
}
