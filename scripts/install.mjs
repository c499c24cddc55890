// Installs the locked packages, Node among them, when they are missing or older than the lockfile.
// Each command of package.json begins with it. Plain JavaScript: it has to run on whatever Node the
// machine has (20 or newer).
import { spawnSync } from 'node:child_process'
import { copyFileSync, existsSync, readFileSync } from 'node:fs'

const lockfile = 'package-lock.json'
/** A copy of the lockfile that was installed. */
const installed = 'node_modules/.installed-lock.json'

if (!existsSync(installed) || readFileSync(installed, 'utf8') !== readFileSync(lockfile, 'utf8')) {
  console.log('Installing the locked packages …')
  const args = ['ci', '--no-audit', '--no-fund', '--loglevel=error']
  const { status } = spawnSync('npm', args, { stdio: ['ignore', 'ignore', 'inherit'] })
  if (status !== 0) process.exit(status ?? 1)
  copyFileSync(lockfile, installed)
}
