import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What a build is made of. */
const sources = ['content', 'src', 'worker', 'scripts', 'app.config.ts', 'package-lock.json']

function filesOf(path: string): string[] {
  if (path.includes('.')) return [path]
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted()
}

function hashOf(files: string[]): string {
  const hash = createHash('sha256')
  for (const file of files) hash.update(`${file}\0`).update(readFileSync(file))
  // The one setting of the build that changes what browsers get (app.config.ts).
  hash.update(process.env.SESSION || 'off')
  return hash.digest('hex').slice(0, 16)
}

/**
 * Constants of the build (worker/assets/builds.ts): equal sources have equal ids, so a client
 * script that knows its own stays the same file.
 */
export const buildName = {
  __BUILD_ID__: JSON.stringify(hashOf(sources.flatMap(filesOf))),
  __BUILD_TIMESTAMP__: String(Date.now()),
}
