// npm run doctor -- ADDRESS: examines a site over HTTP and prints a line for each finding.
import { examine } from '#scripts/doctor/examine.ts'
import { beginCommand, fail } from '#scripts/run/run.ts'

const usage = 'Say which site: npm run doctor -- https://www.your-domain.com'
const [address = '', ...rest] = beginCommand(usage, { allowPositionals: true }).positionals
const origin = URL.parse(address)?.origin
if (!origin || rest.length > 0) fail(usage)

const findings = await examine(origin)
for (const { about, says, mend } of findings)
  console.log(`${mend ? '✗' : '✓'} ${about}: ${says}${mend ? ` → ${mend}` : ''}`)
const faults = findings.filter(({ mend }) => mend).length
if (faults > 0) fail(`${faults} of ${findings.length} need you`)
