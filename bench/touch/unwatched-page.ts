import { once } from 'node:events'
import type { Browser } from 'playwright'
import * as v from 'valibot'
import { line, phone, userAgent } from './phone.ts'

/** A page that is driven with few commands, and its end. */
export interface UnwatchedPage {
  /** Loads `url`; resolves after the load event. */
  load(url: string): Promise<void>
  /** The value of an expression, awaited. */
  evaluate(expression: string): Promise<unknown>
  close(): Promise<void>
}

const Message = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    id: v.optional(v.number()),
    method: v.optional(v.string()),
    result: v.optional(v.record(v.string(), v.unknown()), {}),
    error: v.optional(v.object({ message: v.string() })),
  }),
)
const Evaluated = v.object({ result: v.object({ value: v.unknown() }) })

/**
 * A slow phone (phone.ts) without the inspector's `Runtime` domain, which Playwright's own pages
 * have. With it V8 looks up a source position for each `Error` that is made, and React makes three
 * when it is evaluated: 120 ms at CPU 4x that no visitor's browser takes. `script` runs at the
 * start of each document.
 */
export async function openUnwatchedPage(browser: Browser, cpu: number, script: string): Promise<UnwatchedPage> {
  const devtools = await browser.newBrowserCDPSession()
  // A context that Playwright does not know, so that it leaves its pages alone.
  const { browserContextId } = await devtools.send('Target.createBrowserContext')
  const { targetId } = await devtools.send('Target.createTarget', { url: 'about:blank', browserContextId })
  const { sessionId } = await devtools.send('Target.attachToTarget', { targetId, flatten: false })
  const answers = new Map<number, PromiseWithResolvers<Record<string, unknown>>>()
  const events = new EventTarget()
  devtools.on('Target.receivedMessageFromTarget', ({ message }) => {
    const { id, method, result, error } = v.parse(Message, message)
    const answer = id === undefined ? undefined : answers.get(id)
    if (method) events.dispatchEvent(new Event(method))
    else if (error) answer?.reject(new Error(error.message))
    else answer?.resolve(result)
  })

  async function send(method: string, params: object = {}) {
    const id = answers.size + 1
    const answer = Promise.withResolvers<Record<string, unknown>>()
    answers.set(id, answer)
    await devtools.send('Target.sendMessageToTarget', { sessionId, message: JSON.stringify({ id, method, params }) })
    return answer.promise
  }

  const { viewport, deviceScaleFactor, locale } = phone
  await send('Page.enable')
  await send('Network.enable')
  await send('Network.emulateNetworkConditions', line)
  await send('Emulation.setDeviceMetricsOverride', { ...viewport, deviceScaleFactor, mobile: true })
  await send('Emulation.setTouchEmulationEnabled', { enabled: true })
  await send('Emulation.setUserAgentOverride', { userAgent, acceptLanguage: locale })
  await send('Emulation.setCPUThrottlingRate', { rate: cpu })
  await send('Page.addScriptToEvaluateOnNewDocument', { source: script })
  return {
    async load(url) {
      const loaded = once(events, 'Page.loadEventFired')
      await send('Page.navigate', { url })
      await loaded
    },
    async evaluate(expression) {
      const answer = await send('Runtime.evaluate', { expression, awaitPromise: true, returnByValue: true })
      return v.parse(Evaluated, answer).result.value
    },
    async close() {
      await devtools.send('Target.disposeBrowserContext', { browserContextId })
      await devtools.detach()
    },
  }
}
