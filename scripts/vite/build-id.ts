import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'

/** A hash of everything that changes the build. */
function buildHash(): string {
  const hash = createHash('sha256')
  const files = globSync(['{content,src,worker,scripts}/**/*.*', 'app.config.ts', 'package-lock.json'])
  for (const file of files.toSorted()) hash.update(`${file}\0`).update(readFileSync(file))
  // The only build setting that changes the browser's files (app.config.ts).
  return hash
    .update(process.env.SESSION || 'off')
    .digest('hex')
    .slice(0, 16)
}

/** Constants of the build (worker/pages/builds.ts). Equal sources have equal ids. */
export const buildName = {
  __BUILD_ID__: JSON.stringify(buildHash()),
  __BUILD_TIMESTAMP__: String(Date.now()),
}
