import { existsSync } from 'node:fs'
import { run } from '#scripts/run/run.ts'

/** Programs of a machine, the first one found. The shell takes two thirds of the CPU time. */
const programs = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const installed = () => programs.map((name) => `/usr/bin/${name}`).find((path) => existsSync(path))

/**
 * A Chromium for the end-to-end tests: the one of `CHROMIUM_PATH` or of the machine; else Debian's
 * package when we may install it; else Playwright's own download (then the answer is undefined:
 * Playwright knows where it is).
 */
export async function findBrowser(): Promise<string | undefined> {
  const named = process.env.CHROMIUM_PATH
  const found = named && existsSync(named) ? named : installed()
  if (found) return found
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('Installing Chromium …')
    await run('apt-get', ['update'])
    for (const name of programs.slice(0, 2)) {
      const install = ['install', '-y', '--no-install-recommends', name]
      const { code } = await run('apt-get', install, { DEBIAN_FRONTEND: 'noninteractive' })
      if (code === 0) return installed()
    }
  }
  const { code, output } = await run('playwright', ['install', 'chromium'])
  if (code !== 0) throw new Error(`No Chromium can be had; set CHROMIUM_PATH to one:\n${output}`)
  return undefined
}
