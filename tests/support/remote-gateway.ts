import { env } from 'cloudflare:test'
import { ContentTrace } from '#worker/content/trace.ts'
import { openRemote } from '#worker/cms/remote-content.ts'
import { ContentVersion } from '#worker/cms/content-version.ts'
import { RequestLimiter } from '#worker/http/request-limiter.ts'
import { parseSettings } from '#worker/settings.ts'
import { cms } from './cms.ts'
import { previewSecret } from './content-server/preview-secret.ts'
import { pageRecord, testGateway } from './gateway.ts'

/**
 * A gateway with its own content server (cms.ts), without waits between tries. `pass` moves its
 * clock by ms, `restart` returns the `request` of a new isolate, `open` the content for one
 * request. A copy is shown after `answerTimeoutMs`, by default later than all tries take.
 */
export function remoteGateway(kv = env.SITE_KV, answerTimeoutMs = 10_000) {
  const server = cms()
  let passed = 0
  const background: Promise<unknown>[] = []
  const settings = {
    ...parseSettings({ PUBLIC_URL: 'https://helmsway.example', STUDIO_URL: 'https://studio.example/cms' }),
    CONTENT_API_URL: server.url,
    PURGE_SECRET: previewSecret,
  }
  const now = () => Date.now() + passed
  const isolate = () => {
    const version = new ContentVersion(kv, now)
    const limiters = { reads: new RequestLimiter('reads', now), unlisted: new RequestLimiter('unlisted', now) }
    const remote = openRemote(settings, kv, version, {
      now,
      sleep: async () => undefined,
      random: () => 0.5,
      waitUntil: (work) => background.push(work),
      limiterFor: (_base, kind) => limiters[kind],
      // Enough for a good answer on a busy machine.
      timeoutMs: 1000,
      answerTimeoutMs,
    })
    return { ...remote, version }
  }
  const ours = isolate()
  /** Resolves when background work is done, too. */
  function requests(parts: ReturnType<typeof isolate>) {
    const { request } = testGateway({
      ...parts,
      settings,
      // The redirects of the content server have other addresses than its pages.
      fetchPage: async (path) =>
        pageRecord(path, { status: path.endsWith('/gone') ? 410 : /^(\/vi)?\/cms-/.test(path) ? 404 : 200 }),
    })
    return async (path: string) => {
      const answer = await request(path)
      while (background.length > 0) await Promise.all(background.splice(0))
      return answer
    }
  }
  return {
    ...server,
    /** What another gateway on this content server needs. */
    parts: ours,
    settings,
    request: requests(ours),
    restart: () => requests(isolate()),
    open: (trace = new ContentTrace()) => ours.content(trace),
    pass: (ms: number) => (passed += ms),
  }
}
