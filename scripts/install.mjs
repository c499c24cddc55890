// Installs the locked packages, Node among them, if the lockfile has changed. No package runs a
// script. Every command of package.json begins with it. It is JavaScript because it runs on the
// machine's own Node (20 or newer).
import { spawnSync } from 'node:child_process'
import { copyFileSync, existsSync, readFileSync, rmSync, symlinkSync } from 'node:fs'

const lockfile = 'package-lock.json'
/** A copy of the installed lockfile. */
const installed = 'node_modules/.installed-lock.json'

// Other commands refuse such an option themselves (scripts/run/run.ts). Vite would serve at its usual port.
const { npm_lifecycle_event: command, npm_config_port: port, npm_config_host: host } = process.env
if (command === 'dev' && (port || host)) {
  console.error(`npm took --${port ? 'port' : 'host'} for itself: write -- before it: npm run dev -- --port 9000`)
  process.exit(1)
}

if (!existsSync(installed) || readFileSync(installed, 'utf8') !== readFileSync(lockfile, 'utf8')) {
  console.log('Installing the locked packages …')
  const args = ['ci', '--no-audit', '--no-fund', '--loglevel=error']
  const { status } = spawnSync('npm', args, { stdio: ['ignore', 'ignore', 'inherit'] })
  if (status !== 0) process.exit(status ?? 1)
  const { optionalDependencies } = JSON.parse(readFileSync('package.json', 'utf8'))
  const node = Object.keys(optionalDependencies).find((name) => existsSync(`node_modules/${name}/bin/node`))
  // npm skips an optional package that it cannot download.
  if (!node) {
    console.error(
      `No Node for ${process.platform} ${process.arch} was installed: check the network, or docs/packages.md`,
    )
    process.exit(1)
  }
  // npm 10 links no program that several optional packages have.
  rmSync('node_modules/.bin/node', { force: true })
  symlinkSync(`../${node}/bin/node`, 'node_modules/.bin/node')
  copyFileSync(lockfile, installed)
}
