import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'

/** A hash of all that a build is made of. */
function buildHash(): string {
  const hash = createHash('sha256')
  const files = globSync(['{content,src,worker,scripts}/**/*.*', 'app.config.ts', 'package-lock.json'])
  for (const file of files.toSorted()) hash.update(`${file}\0`).update(readFileSync(file))
  // The one setting of the build that changes what browsers get (app.config.ts).
  return hash
    .update(process.env.SESSION || 'off')
    .digest('hex')
    .slice(0, 16)
}

/**
 * Constants of the build (worker/pages/builds.ts): equal sources have equal ids, so a client
 * script that knows its own stays the same file.
 */
export const buildName = {
  __BUILD_ID__: JSON.stringify(buildHash()),
  __BUILD_TIMESTAMP__: String(Date.now()),
}
