// npm run deploy -- staging|production [--yes] [--dry-run]: checks, builds, migrates and deploys.
// A dry run does all but what changes something at Cloudflare.
import { createInterface } from 'node:readline/promises'
import * as v from 'valibot'
import { checkDeploy } from '#scripts/deploy/checks.ts'
import { isPlace } from '#scripts/deploy/target.ts'
import { waitForBuild } from '#scripts/deploy/wait.ts'
import { beginCommand, buildFirst, fail, run } from '#scripts/run/run.ts'
import { askWrangler, migrations, wrangler } from '#scripts/run/wrangler.ts'
import { buildName } from '#scripts/vite/build-id.ts'

const usage = 'Say where to: npm run deploy -- staging|production [--yes] [--dry-run]'
const flag = { type: 'boolean', default: false } as const
const config = { options: { yes: flag, 'dry-run': flag }, allowPositionals: true } as const
const { values, positionals } = beginCommand(usage, config)
const [place, ...rest] = positionals
if (!isPlace(place) || rest.length > 0) fail(usage)
const isDry = values['dry-run']
const isAsked = !isDry && !values.yes
if (isAsked && !process.stdin.isTTY) fail(`Nobody can answer here; run: npm run deploy -- ${place} --yes`)

const { target, faults } = await checkDeploy(place)
if (target) console.log(`Target: worker ${target.worker}, database ${target.database}, ${target.publicUrl}`)
if (!target || faults.length > 0) fail(faults.join('\n'))
if (isAsked) {
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const said = await terminal.question(`Deploy to ${place}? (yes/no) `)
  terminal.close()
  if (!/^y(es)?$/i.test(said.trim())) fail('Nothing was deployed')
}
await buildFirst(place)

const Databases = v.array(v.object({ name: v.string() }))
const databases = await askWrangler(Databases, 'd1', 'list', '--json')
const isNew = databases.every(({ name }) => name !== target.database)
if (isNew) console.log(`Wrangler creates what ${place} lacks: the database ${target.database}, a KV namespace`)
const migrate = () => migrations('apply', place)
// Follows .wrangler/deploy/config.json to the build, and refuses it when it was made for another
// environment.
const upload = ['deploy', '--env', place]
if (isDry) {
  await wrangler(...upload, '--dry-run')
  console.log('Would apply new migrations, deploy, and wait for the build. Nothing was changed.')
  process.exit(0)
}
// A running worker gets its migrations first: they only add. A new database exists after the deploy.
if (!isNew) await migrate()
const build = JSON.parse(buildName.__BUILD_ID__)
const { stdout: commit } = await run('git', ['log', '-1', '--format=%h %s'])
console.log('Deploying …')
await wrangler(...upload, '--tag', build, '--message', commit.trim().slice(0, 100))
if (isNew) await migrate()
const { publicUrl } = target
console.log(`Waiting for the build ${build} at ${publicUrl} …`)
const wrong = await waitForBuild(publicUrl, build)
console.log(`To go back: npx wrangler rollback --env ${place} (docs/deploy.md)`)
if (wrong) fail(`Deployed, but ${publicUrl} is not well: ${wrong}. What is wrong: npm run doctor -- ${publicUrl}`)
console.log(`${publicUrl} runs this build and is well.`)
