import { createHash } from 'node:crypto'
import { copyFile, mkdir, readFile, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import sharp from 'sharp'
import type { PictureFile, PictureManifest } from '#worker/content/compiled.ts'

const scales = [0.5, 1, 2]
/** Of a raster, in px: wide enough for the widest screens. */
const maxWidth = 4096
const rasters = {
  avif: { quality: 55, effort: 2 },
  webp: { quality: 80 },
  png: { palette: true },
} as const
/** Part of the cache key: a change of the settings above draws everything anew. */
const recipe = JSON.stringify([scales, maxWidth, rasters])

/**
 * Draws every SVG of `source` in the sizes and formats that `/media` offers, into `target`.
 * Rasters are kept in `cache` by content hash, so an unchanged picture is not drawn again.
 */
export async function preparePictures(source: string, target: string, cache: string): Promise<PictureManifest> {
  await rm(target, { recursive: true, force: true })
  await Promise.all([mkdir(target, { recursive: true }), mkdir(cache, { recursive: true })])
  const names = (await readdir(source)).filter((name) => name.endsWith('.svg')).toSorted()
  const manifest: PictureManifest = {}
  for (const name of names) {
    const id = name.slice(0, -4)
    manifest[id] = await preparePicture(id, await readFile(join(source, name)), target, cache)
  }
  return manifest
}

async function preparePicture(id: string, svg: Buffer, target: string, cache: string): Promise<PictureFile[]> {
  const hash = createHash('sha256').update(recipe).update(svg).digest('hex').slice(0, 16)
  const { width, height } = await sharp(svg).metadata()
  const offered = scales.filter((scale) => width * scale <= maxWidth)
  const drawn = await Promise.all(
    offered.flatMap((scale) =>
      (['avif', 'webp', 'png'] as const).map(async (format): Promise<PictureFile> => {
        const pixels = Math.round(width * scale)
        const file = `${id}-${pixels}.${format}`
        const cached = join(cache, `${hash}-${pixels}.${format}`)
        const known = await stat(cached).catch(() => undefined)
        if (!known)
          await sharp(svg, { density: 72 * Math.max(1, scale) })
            .resize(pixels)
            .toFormat(format, rasters[format])
            .toFile(cached)
        await copyFile(cached, join(target, file))
        return {
          path: `/pictures/${file}`,
          format,
          width: pixels,
          height: Math.round(height * scale),
          size: (known ?? (await stat(cached))).size,
        }
      }),
    ),
  )
  await writeFile(join(target, `${id}.svg`), svg)
  return [{ path: `/pictures/${id}.svg`, format: 'svg', width, height, size: gzipSync(svg).length }, ...drawn]
}
