import { createHash } from 'node:crypto'
import { readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import sharp from 'sharp'
import type { PictureFile, PictureManifest } from '#worker/content/compiled.ts'
import { copyDrawing } from './copy-drawing.ts'
import type { PictureSource, PictureSources } from './picture-sources.ts'

/** Low efforts: the files are a few per cent larger, and a build takes a third of the time. */
const rasters = { avif: { quality: 55, effort: 1 }, webp: { quality: 80, effort: 2 } }
const photoRasters = { ...rasters, png: { palette: true, effort: 1 } }
/** Without dither lines stay clean, and files small; photos would show bands. */
const drawingRasters = { ...rasters, png: { palette: true, dither: 0, effort: 1 } }
type Format = keyof typeof photoRasters

/** Of a drawing's raster, in px: wide enough for the widest screens. */
const maxWidth = 4096
/** Widths (px) of photos: the largest is that of a cover on dense screens. */
const photoWidths = [400, 800, 1200, 1600, 2400]
const widestPhoto = 2400
/** For shared links, and for who knows neither AVIF nor WebP: of photos PNG files are large. */
const photoPngWidth = 1200

/** Widths in px, each with its formats. */
function sizesOf({ isDrawing, width: natural }: PictureSource): [width: number, formats: Format[]][] {
  const all: Format[] = ['avif', 'webp', 'png']
  if (isDrawing)
    return (
      [0.5, 1, 2]
        .filter((scale) => natural * scale <= maxWidth)
        // AVIF in double size alone would take as long as all others; WebP and SVG are there.
        .map((scale) => [Math.round(natural * scale), scale === 2 ? ['webp', 'png'] : all])
    )
  const widest = Math.min(natural, widestPhoto)
  const pngWidth = Math.min(natural, photoPngWidth)
  const widths = [...photoWidths.filter((width) => width < widest), widest]
  return widths.map((width) => [width, width === pngWidth ? all : ['avif', 'webp']])
}

/**
 * A picture in a width. Photos are turned upright and converted to sRGB; nothing of EXIF stays, which
 * may say where they were taken.
 */
const drawn = ({ isDrawing, width: natural }: PictureSource, bytes: Buffer, width: number) =>
  isDrawing
    ? sharp(bytes, { density: 72 * Math.max(1, width / natural) }).resize(width)
    : sharp(bytes).autoOrient().resize(width)

/**
 * Draws every picture of `folder` in the sizes and formats that `/media` offers, into `target`.
 * Rasters are kept in `cache`, so an unchanged picture is not drawn again.
 */
export async function preparePictures(
  folder: string,
  { pictures }: PictureSources,
  target: string,
  cache: string,
): Promise<PictureManifest> {
  await rm(target, { recursive: true, force: true })
  const manifest: PictureManifest = {}
  for (const [id, source] of pictures)
    manifest[id] = await preparePicture(id, source, await readFile(join(folder, source.file)), target, cache)
  return manifest
}

async function preparePicture(
  id: string,
  source: PictureSource,
  bytes: Buffer,
  target: string,
  cache: string,
): Promise<PictureFile[]> {
  const { isDrawing, width: natural, height } = source
  const settings = isDrawing ? drawingRasters : photoRasters
  const shows = isDrawing ? String(bytes) : createHash('sha256').update(bytes).digest('hex')
  const prepared = sizesOf(source).flatMap(([width, formats]) =>
    formats.map(async (format): Promise<PictureFile> => {
      const path = `${id}-${width}.${format}`
      const file = join(target, path)
      await copyDrawing(file, cache, [shows, width, settings[format]], (cached) =>
        drawn(source, bytes, width).toFormat(format, settings[format]).toFile(cached),
      )
      const { size } = await stat(file)
      return { path: `/pictures/${path}`, format, width, height: Math.round((height * width) / natural), size }
    }),
  )
  const files = await Promise.all(prepared)
  if (!isDrawing) return files
  await writeFile(join(target, `${id}.svg`), bytes)
  const size = gzipSync(bytes).length
  return [{ path: `/pictures/${id}.svg`, format: 'svg', width: natural, height, size }, ...files]
}
