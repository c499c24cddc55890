import { env } from 'cloudflare:test'
import { ContentTrace } from '#worker/content/trace.ts'
import { openRemote } from '#worker/content/remote/open-remote.ts'
import { RequestLimiter } from '#worker/runtime/request-limiter.ts'
import { parseSettings } from '#worker/settings.ts'
import { cms } from './cms.ts'
import { testGateway } from './gateway.ts'

/**
 * A gateway in front of a content server of its own (cms.ts), that waits for no retry. `pass` moves its clock by ms, `restart` gives
 * the `request` of another isolate, `open` the content as one request sees it. A visitor waits `answerTimeoutMs` before a copy is
 * shown: by default longer than all tries take.
 */
export function remoteGateway(kv = env.SITE_KV, answerTimeoutMs = 10_000) {
  const server = cms()
  let passed = 0
  const background: Promise<unknown>[] = []
  const settings = { ...parseSettings({ PUBLIC_URL: 'https://helmsway.example' }), CONTENT_API_URL: server.url }
  const now = () => Date.now() + passed
  const isolate = () =>
    openRemote(settings, kv, {
      now,
      sleep: async () => undefined,
      random: () => 0.5,
      waitUntil: (work) => background.push(work),
      limiterFor: () => new RequestLimiter('reads', now),
      // A busy machine gives a good answer well within it.
      timeoutMs: 1000,
      answerTimeoutMs,
    })
  const ours = isolate()
  /** Answers when the work in the background is done, too. */
  function requests(parts: ReturnType<typeof isolate>) {
    const { request } = testGateway({ ...parts, settings })
    return async (path: string) => {
      const answer = await request(path)
      while (background.length > 0) await Promise.all(background.splice(0))
      return answer
    }
  }
  return {
    ...server,
    /** What a gateway of another kind needs of it. */
    parts: ours,
    request: requests(ours),
    restart: () => requests(isolate()),
    open: (trace = new ContentTrace()) => ours.content(trace),
    pass: (ms: number) => (passed += ms),
  }
}
