// npm run deploy -- staging|production [--yes]: checks, builds, migrates and deploys. Without --yes
// it changes nothing at Cloudflare.
import * as v from 'valibot'
import { sampleNotice } from '#scripts/content/company.ts'
import { accountFaults, waitForBuild } from '#scripts/deploy/checks.ts'
import { isPlace, readTarget } from '#scripts/deploy/target.ts'
import { beginCommand, buildFirst, fail, run } from '#scripts/run/run.ts'
import { wranglerJson, applyMigrations, wrangler } from '#scripts/run/wrangler.ts'
import { buildName } from '#scripts/vite/build-id.ts'

const usage = 'Say where to: npm run deploy -- staging|production [--yes]'
const config = { options: { yes: { type: 'boolean', default: false } }, allowPositionals: true } as const
const { values, positionals } = beginCommand(usage, config)
const [place, ...rest] = positionals
if (!isPlace(place) || rest.length > 0) fail(usage)
const target = await readTarget(place)
console.log(`Target: worker ${target.worker}, database ${target.database}, ${target.publicUrl}`)
const samples = place === 'production' ? await sampleNotice('content') : undefined
const faults = [samples && `${samples}. Fill them in and empty "sample" first`, ...(await accountFaults(target))]
if (faults.some(Boolean)) fail(faults.filter(Boolean).join('\n'))
await buildFirst(place)

const Databases = v.array(v.object({ name: v.string() }))
const databases = await wranglerJson(Databases, 'd1', 'list', '--json')
const isNew = databases.every(({ name }) => name !== target.database)
if (isNew) console.log(`Wrangler creates what ${place} lacks: the database ${target.database}, a KV namespace`)
// Deploys the build, and refuses one for another environment (.wrangler/deploy/config.json).
const upload = ['deploy', '--env', place]
if (!values.yes) {
  await wrangler(...upload, '--dry-run')
  console.log(`Nothing was changed. To deploy: npm run deploy -- ${place} --yes`)
  process.exit(0)
}
// Migrations only add, so the running worker gets them first. A new database exists after the deploy.
if (!isNew) await applyMigrations(place)
const build = JSON.parse(buildName.__BUILD_ID__)
const { stdout: commit } = await run('git', ['log', '-1', '--format=%h %s'])
console.log('Deploying …')
await wrangler(...upload, '--tag', build, '--message', commit.trim().slice(0, 100))
if (isNew) await applyMigrations(place)
const { publicUrl } = target
console.log(`Waiting for the build ${build} at ${publicUrl} …`)
const wrong = await waitForBuild(publicUrl, build)
console.log(`To go back: npm run rollback -- ${place} (docs/deploy.md#roll-back)`)
if (wrong) fail(`Deployed, but ${publicUrl} is not well: ${wrong}. What is wrong: npm run doctor -- ${publicUrl}`)
console.log(`${publicUrl} runs this build and is well.`)
