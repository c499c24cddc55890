import * as v from 'valibot'
import { wranglerJson } from '#scripts/run/wrangler.ts'

const annotation = v.optional(v.string(), '')
const Versions = v.array(
  v.object({
    id: v.string(),
    metadata: v.object({ created_on: v.string() }),
    annotations: v.optional(
      v.object({ 'workers/message': annotation, 'workers/tag': annotation, 'workers/triggered_by': annotation }),
      {},
    ),
  }),
)
const Deployment = v.object({ versions: v.array(v.object({ version_id: v.string() })) })

/** A version of the deployed worker: `commit` is the message of its deploy, `build` its build id. */
export interface Version {
  id: string
  time: string
  commit: string
  build: string
  isLive: boolean
}

/** The ten newest versions of a worker, the newest first. It throws an error with wrangler's output. */
export async function listVersions(worker: string): Promise<Version[]> {
  const [versions, { versions: live }] = await Promise.all([
    wranglerJson(Versions, 'versions', 'list', '--name', worker, '--json'),
    wranglerJson(Deployment, 'deployments', 'status', '--name', worker, '--json'),
  ])
  return versions.toReversed().map(({ id, metadata, annotations: { ...notes } }) => ({
    id,
    time: `${metadata.created_on.slice(0, 16).replace('T', ' ')} UTC`,
    // A changed secret makes a version, too.
    commit: notes['workers/message'] || `(${notes['workers/triggered_by'] || 'no message'})`,
    build: notes['workers/tag'],
    isLive: live.some(({ version_id }) => version_id === id),
  }))
}
