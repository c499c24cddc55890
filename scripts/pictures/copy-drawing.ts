import { createHash, randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { copyFile, mkdir, rename } from 'node:fs/promises'
import { dirname, extname, join } from 'node:path'

/**
 * Copies a drawing to `file` from the folder `cache`, where it lies under a hash of `shows`, all
 * that it depends on; `draw` writes it there when it is missing. Returns whether it was drawn.
 */
export async function copyDrawing(
  file: string,
  cache: string,
  shows: unknown[],
  draw: (file: string) => Promise<unknown>,
): Promise<boolean> {
  const hash = createHash('sha256').update(JSON.stringify(shows)).digest('hex').slice(0, 16)
  const cached = join(cache, hash + extname(file))
  const isNew = !existsSync(cached)
  await Promise.all([cached, file].map((path) => mkdir(dirname(path), { recursive: true })))
  if (isNew) {
    // A build that is stopped leaves no half file that the next one would take.
    const unfinished = join(cache, `${hash}.${randomUUID()}${extname(file)}`)
    await draw(unfinished)
    await rename(unfinished, cached)
  }
  await copyFile(cached, file)
  return isNew
}
