// npm run rollback -- staging|production [VERSION]: lists the versions of the worker, or goes back to
// one, purges and examines the site. PURGE_SECRET is read from the environment.
import { waitForBuild } from '#scripts/deploy/checks.ts'
import { isPlace, readTarget } from '#scripts/deploy/target.ts'
import { examine, printFindings } from '#scripts/doctor/examine.ts'
import { sendPurge } from '#scripts/purge/request.ts'
import { listVersions } from '#scripts/rollback/versions.ts'
import { beginCommand, fail } from '#scripts/run/run.ts'
import { wrangler } from '#scripts/run/wrangler.ts'

const usage = 'Say what: npm run rollback -- staging|production [VERSION]; without a version it lists them'
const [place, wanted, ...rest] = beginCommand(usage, { allowPositionals: true }).positionals
if (!isPlace(place) || rest.length > 0) fail(usage)
const { worker, publicUrl } = await readTarget(place)
const versions = await listVersions(worker)
if (!wanted) {
  for (const { id, time, commit, isLive } of versions)
    console.log(`${isLive ? '→' : ' '} ${id.slice(0, 8)}  ${time}  ${commit}`)
  console.log(`→ is live at ${publicUrl}. To go back: npm run rollback -- ${place} VERSION`)
  process.exit(0)
}
const [version, ...others] = versions.filter(({ id }) => id.startsWith(wanted))
if (!version || others.length > 0) fail(`"${wanted}" is ${version ? 'more than one version' : 'no version'}. ${usage}`)
if (version.isLive) fail(`${wanted} is live already`)

console.log(`Going back to ${version.commit} of ${version.time} …`)
await wrangler(
  'rollback',
  version.id,
  '--name',
  worker,
  '--message',
  `Back to ${version.commit}`.slice(0, 100),
  '--yes',
)
const wrong = version.build ? await waitForBuild(publicUrl, version.build) : undefined
if (wrong) console.log(`${publicUrl} is not well: ${wrong}`)
const secret = process.env.PURGE_SECRET
const purge = secret && (await sendPurge(publicUrl, { everything: true }, secret))
const isPurged = purge ? purge.status === 200 : false
console.log(isPurged ? 'Purged everything' : `Not purged: npm run purge -- --everything --env ${place}`)
const faults = printFindings(await examine(publicUrl))
console.log('The next deploy takes the files of your folder: git revert the change first (docs/deploy.md#roll-back)')
if (faults > 0) fail(`${faults} need you`)
