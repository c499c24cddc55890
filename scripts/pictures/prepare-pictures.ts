import { readFile, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import sharp, { type OutputInfo } from 'sharp'
import type { PictureFile, PictureManifest } from '#worker/content/compiled.ts'
import { copyDrawing } from './copy-drawing.ts'

/** Of a raster, in px: wide enough for the widest screens. */
const maxWidth = 4096
/** Low efforts: the files are a few per cent larger, and a build takes a third of the time. */
const rasters = {
  avif: { quality: 55, effort: 1 },
  webp: { quality: 80, effort: 2 },
  png: { palette: true, dither: 0, effort: 1 },
} as const
/** AVIF in double size alone would take as long as all others; WebP and SVG are there. */
const formats = { 0.5: ['avif', 'webp', 'png'], 1: ['avif', 'webp', 'png'], 2: ['webp', 'png'] } as const
const scales = [0.5, 1, 2] as const

/**
 * Draws every SVG of `source` in the sizes and formats that `/media` offers, into `target`. Rasters
 * are kept in `cache`, so an unchanged picture is not drawn again.
 */
export async function preparePictures(source: string, target: string, cache: string): Promise<PictureManifest> {
  await rm(target, { recursive: true, force: true })
  const names = (await readdir(source)).filter((name) => name.endsWith('.svg')).toSorted()
  const manifest: PictureManifest = {}
  for (const name of names) {
    const id = name.slice(0, -4)
    manifest[id] = await preparePicture(id, await readFile(join(source, name)), target, cache)
  }
  return manifest
}

async function preparePicture(id: string, svg: Buffer, target: string, cache: string): Promise<PictureFile[]> {
  const { width, height } = await sharp(svg).metadata()
  async function prepare(scale: (typeof scales)[number]): Promise<PictureFile[]> {
    const pixels = Math.round(width * scale)
    let drawing: Promise<{ data: Buffer; info: OutputInfo }> | undefined
    const draw = () =>
      sharp(svg, { density: 72 * Math.max(1, scale) })
        .resize(pixels)
        .raw()
        .toBuffer({ resolveWithObject: true })
    const prepared = formats[scale].map(async (format): Promise<PictureFile> => {
      const path = `${id}-${pixels}.${format}`
      const file = join(target, path)
      await copyDrawing(file, cache, [String(svg), pixels, rasters[format]], async (cached) => {
        const { data, info } = await (drawing ??= draw())
        await sharp(data, { raw: info }).toFormat(format, rasters[format]).toFile(cached)
      })
      const { size } = await stat(file)
      return { path: `/pictures/${path}`, format, width: pixels, height: Math.round(height * scale), size }
    })
    return Promise.all(prepared)
  }
  const drawn = await Promise.all(scales.filter((scale) => width * scale <= maxWidth).map(prepare))
  await writeFile(join(target, `${id}.svg`), svg)
  return [{ path: `/pictures/${id}.svg`, format: 'svg', width, height, size: gzipSync(svg).length }, ...drawn.flat()]
}
