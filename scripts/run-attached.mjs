import { spawn } from 'node:child_process'

/**
 * Runs a command in the place of this process: on its terminal, told the same signals, and this
 * process ends with its exit code. When the parent of this process is gone, the command is told to
 * end, too. Plain JavaScript, as with-packages.mjs.
 */
export function runAttached(command, args, options) {
  const child = spawn(command, args, { ...options, stdio: 'inherit' })
  child.on('exit', (code) => process.exit(code ?? 1))
  for (const signal of ['SIGHUP', 'SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal))
  const parent = process.ppid
  setInterval(() => process.ppid !== parent && child.kill(), 1000)
}
