import type { Bindings } from '#worker/settings.ts'
import { CheckedTable } from '#worker/redirects/checked-table.ts'
import { surroundings, type Surroundings } from './client.ts'
import { remoteReader, type RemoteSettings } from './reader.ts'
import { remoteContent } from './remote-content.ts'
import { remoteRedirects } from '#worker/redirects/remote.ts'

/** Everything that one isolate reads of the content server, through one reader. */
export function openRemote(settings: RemoteSettings, kv: Bindings['SITE_KV'], given: Surroundings = surroundings) {
  const reader = remoteReader(settings, kv, given)
  return {
    content: remoteContent(reader, given),
    redirects: remoteRedirects(reader, new CheckedTable(kv), given),
    contentIsWell: () => reader.isWell(),
  }
}
