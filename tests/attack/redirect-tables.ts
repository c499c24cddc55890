import { cpuMs, measureRedirects } from '#bench/redirects.ts'
import { Tally, Worst, type Result } from './scenario.ts'

/** Times as much work with ten times as many rules: linear work gives about 10, quadratic 100. */
const maxGrowth = 30
/**
 * Most CPU time of a check, and of a look-up, in times that a plain Map of 10,000 addresses takes
 * to build.
 */
const maxRatio = { check: 100, 'look-up': 0.1 }
const entries = 10_000

/** CPU time (ms) that a Map of 10,000 addresses takes to build: how fast this machine is. */
const referenceMs = () => cpuMs(() => new Map(Array.from({ length: entries }, (_, index) => [`/old/${index}`, index])))

/**
 * Redirect tables of an editor as large as they are taken: the check grows with the rules, a
 * look-up hardly at all.
 */
export async function redirectTables(): Promise<Result> {
  const tally = new Tally('redirect tables of 5,000 rules')
  const worst = { check: new Worst(), 'look-up': new Worst() }
  const reference = referenceMs()
  for (const { what, ms, growth } of measureRedirects()) {
    const kind = what.startsWith('check') ? 'check' : 'look-up'
    worst[kind].see(ms, what)
    const ratio = ms / reference
    const numbers = `${ms.toFixed(3)} ms, ${ratio.toFixed(2)} times a Map, ${growth.toFixed(1)} times a table of 500`
    tally.note(growth <= maxGrowth && ratio <= maxRatio[kind] ? undefined : `${what}: ${numbers}`)
  }
  return tally.result(`${worst.check.text('ms')}, ${worst['look-up'].text('ms')}; a Map ${reference.toFixed(1)} ms`)
}
