import { existsSync } from 'node:fs'
import { run } from '#scripts/run/run.ts'

const installedPaths = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
]

/**
 * A Chromium for the end-to-end tests: the one of `CHROMIUM_PATH` or of the machine; else Debian's
 * package when we may install it; else Playwright's own download (then the answer is undefined:
 * Playwright knows where it is).
 */
export async function findBrowser(): Promise<string | undefined> {
  const found = [process.env.CHROMIUM_PATH ?? '', ...installedPaths].find((path) => path && existsSync(path))
  if (found) return found
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('Installing Chromium …')
    await run('apt-get', ['update'])
    const { code } = await run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], {
      DEBIAN_FRONTEND: 'noninteractive',
    })
    if (code === 0) return installedPaths[0]
  }
  const { code, output } = await run('playwright', ['install', 'chromium'])
  if (code !== 0) throw new Error(`No Chromium can be had; set CHROMIUM_PATH to one:\n${output}`)
  return undefined
}
