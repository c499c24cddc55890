// Runs a script of this project with the locked packages and their Node, installing them first when
// they are missing or older than the lockfile. Plain JavaScript: it has to run on whatever Node the
// machine has (20 or newer).
//   node scripts/with-packages.mjs scripts/start.ts --port 9000
import { spawnSync } from 'node:child_process'
import { copyFileSync, existsSync, readFileSync } from 'node:fs'
import { delimiter, join, resolve } from 'node:path'
import { runAttached } from './run-attached.mjs'

const root = resolve(import.meta.dirname, '..')
const lockfile = join(root, 'package-lock.json')
/** A copy of the lockfile that was installed. */
const installed = join(root, 'node_modules/.installed-lock.json')

if (!existsSync(installed) || readFileSync(installed, 'utf8') !== readFileSync(lockfile, 'utf8')) {
  console.log('Installing the locked packages …')
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  if (status !== 0) process.exit(status ?? 1)
  copyFileSync(lockfile, installed)
}

const bin = join(root, 'node_modules/.bin')
runAttached(join(bin, 'node'), process.argv.slice(2), {
  cwd: root,
  env: {
    ...process.env,
    PATH: `${bin}${delimiter}${process.env.PATH}`,
    WRANGLER_SEND_METRICS: 'false',
    // Large tools such as wrangler start in three quarters of the time.
    NODE_COMPILE_CACHE: join(root, '.cache/node'),
  },
})
