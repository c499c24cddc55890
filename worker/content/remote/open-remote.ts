import type { Bindings } from '#worker/settings.ts'
import { platformDependencies, type Dependencies } from './client.ts'
import { RemoteReader, type RemoteSettings } from './remote-reader.ts'
import { remoteContent } from './remote-content.ts'
import { remoteRedirects } from '#worker/redirects/remote-redirects.ts'

/** Everything that one isolate reads from the content server, through one reader. */
export function openRemote(
  settings: RemoteSettings,
  kv: Bindings['SITE_KV'],
  dependencies: Dependencies = platformDependencies,
) {
  const reader = new RemoteReader(settings, kv, dependencies)
  return {
    content: remoteContent(reader, dependencies),
    redirects: remoteRedirects(reader, kv, dependencies),
    contentIsHealthy: () => reader.isHealthy(),
  }
}
