import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * Writes addresses of visitors into a new file that git ignores and only its owner can read. Returns
 * its path.
 */
export async function saveExport(csv: string, environment: string, folder = 'exports'): Promise<string> {
  const time = new Date().toISOString().replace(/\..*/, '').replaceAll(':', '-')
  const file = join(folder, `sign-ups-${environment}-${time}.csv`)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await writeFile(file, csv, { mode: 0o600, flag: 'wx' })
  return file
}
