import { createHash, randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { copyFile, mkdir, rename } from 'node:fs/promises'
import { dirname, extname, join } from 'node:path'

/** Copies a drawing to `file` from `cache`, by a hash of `inputs`. `draw` writes a missing one. */
export async function copyDrawing(
  file: string,
  cache: string,
  inputs: unknown[],
  draw: (file: string) => Promise<unknown>,
): Promise<void> {
  const hash = createHash('sha256').update(JSON.stringify(inputs)).digest('hex').slice(0, 16)
  const cached = join(cache, hash + extname(file))
  await Promise.all([cached, file].map((path) => mkdir(dirname(path), { recursive: true })))
  if (!existsSync(cached)) {
    // An interrupted build leaves no incomplete file in the cache.
    const unfinished = join(cache, `${hash}.${randomUUID()}${extname(file)}`)
    await draw(unfinished)
    await rename(unfinished, cached)
  }
  await copyFile(cached, file)
}
