// npm run doctor -- ADDRESS: examines a site over HTTP and prints a line for each finding.
import { examine, printFindings } from '#scripts/doctor/examine.ts'
import { beginCommand, fail } from '#scripts/run/run.ts'

const usage = 'Say which site: npm run doctor -- https://www.your-domain.com'
const [address = '', ...rest] = beginCommand(usage, { allowPositionals: true }).positionals
const origin = URL.parse(address)?.origin
if (!origin?.startsWith('http') || rest.length > 0) fail(usage)

const findings = await examine(origin)
const faults = printFindings(findings)
if (faults > 0) fail(`${faults} of ${findings.length} need you`)
