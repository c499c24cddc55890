import { createHash } from 'node:crypto'
import { readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import sharp, { type OutputInfo } from 'sharp'
import type { PictureFile, PictureManifest } from '#worker/content/compiled.ts'
import { copyDrawing } from './copy-drawing.ts'
import type { PictureSource, PictureSources } from './picture-sources.ts'

/** Low efforts: the files are a few per cent larger, and a build takes a third of the time. */
const avif = { quality: 55, effort: 1 }
const webp = { quality: 80, effort: 2 }
/** Without dither lines stay clean, and files small; photos would show bands. */
const drawingRasters = { avif, webp, png: { palette: true, dither: 0, effort: 1 } }
const photoRasters = { avif, webp, png: { palette: true, effort: 1 } }
type Format = keyof typeof photoRasters

/** Of a drawing's raster, in px: wide enough for the widest screens. */
const maxWidth = 4096
/** AVIF in double size alone would take as long as all others; WebP and SVG are there. */
const drawingFormats = { 0.5: ['avif', 'webp', 'png'], 1: ['avif', 'webp', 'png'], 2: ['webp', 'png'] } as const
const scales = [0.5, 1, 2] as const

/** Widths (px) of photos: the largest is that of a cover on dense screens. */
const photoWidths = [400, 800, 1200, 1600, 2400]
const widestPhoto = 2400
/** For shared links, and for who knows neither AVIF nor WebP: of photos PNG files are large. */
const photoPngWidth = 1200

interface Raw {
  data: Buffer
  info: OutputInfo
}

/** What is made of a picture. */
interface Plan {
  /** Widths in px with the formats of each. */
  sizes: { width: number; formats: readonly Format[] }[]
  rasters: Record<Format, object>
  /** What the files depend on besides size and format. */
  shows: string
  draw(width: number): Promise<Raw>
}

function drawingPlan(svg: Buffer, natural: number): Plan {
  const sizes = scales
    .filter((scale) => natural * scale <= maxWidth)
    .map((scale) => ({ width: Math.round(natural * scale), formats: drawingFormats[scale] }))
  const draw = (width: number) =>
    sharp(svg, { density: 72 * Math.max(1, width / natural) })
      .resize(width)
      .raw()
      .toBuffer({ resolveWithObject: true })
  return { sizes, rasters: drawingRasters, shows: String(svg), draw }
}

/**
 * Photos are turned upright and converted to sRGB. Nothing of EXIF stays, which may say where they
 * were taken.
 */
function photoPlan(photo: Buffer, natural: number): Plan {
  const widest = Math.min(natural, widestPhoto)
  const pngWidth = Math.min(natural, photoPngWidth)
  const sizes = [...photoWidths.filter((width) => width < widest), widest].map((width) => ({
    width,
    formats: width === pngWidth ? (['avif', 'webp', 'png'] as const) : (['avif', 'webp'] as const),
  }))
  let upright: Promise<Raw> | undefined
  async function draw(width: number): Promise<Raw> {
    const decode = () => sharp(photo).autoOrient().resize(widest).raw().toBuffer({ resolveWithObject: true })
    const { data, info } = await (upright ??= decode())
    return sharp(data, { raw: info }).resize(width).raw().toBuffer({ resolveWithObject: true })
  }
  return { sizes, rasters: photoRasters, shows: createHash('sha256').update(photo).digest('hex'), draw }
}

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
  { isDrawing, width: natural, height }: PictureSource,
  bytes: Buffer,
  target: string,
  cache: string,
): Promise<PictureFile[]> {
  const { sizes, rasters, shows, draw } = (isDrawing ? drawingPlan : photoPlan)(bytes, natural)
  const prepared = sizes.map(({ width, formats }) => {
    let drawing: Promise<Raw> | undefined
    const files = formats.map(async (format): Promise<PictureFile> => {
      const path = `${id}-${width}.${format}`
      const file = join(target, path)
      await copyDrawing(file, cache, [shows, width, rasters[format]], async (cached) => {
        const { data, info } = await (drawing ??= draw(width))
        await sharp(data, { raw: info }).toFormat(format, rasters[format]).toFile(cached)
      })
      const { size } = await stat(file)
      return { path: `/pictures/${path}`, format, width, height: Math.round((height * width) / natural), size }
    })
    return Promise.all(files)
  })
  const files = (await Promise.all(prepared)).flat()
  if (!isDrawing) return files
  await writeFile(join(target, `${id}.svg`), bytes)
  return [
    { path: `/pictures/${id}.svg`, format: 'svg', width: natural, height, size: gzipSync(bytes).length },
    ...files,
  ]
}
