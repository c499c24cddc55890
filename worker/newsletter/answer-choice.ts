import * as v from 'valibot'
import { localizePath } from '#i18n/paths.ts'
import type { Locale } from '#i18n/locales.ts'
import type { Gateway } from '#worker/gateway.ts'
import { logFailure } from '#worker/http/log.ts'
import type { GatewayContext } from '#worker/http/request.ts'
import { withTimeout } from '#worker/http/with-timeout.ts'
import { confirm, decline, leave } from './choices.ts'
import { linkToken, readToken } from './link.ts'
import { unconfirmedMs } from './retention.ts'
import { workOff } from './work-off.ts'

const timeoutMs = 3000
/** The button that was pressed, or a mail program's one click (RFC 8058). */
const Choice = v.union([
  v.pipe(
    v.object({ do: v.picklist(['confirm', 'decline', 'leave']) }),
    v.transform((body) => body.do),
  ),
  v.pipe(
    v.object({ 'List-Unsubscribe': v.literal('One-Click') }),
    v.transform(() => 'one-click' as const),
  ),
])
type Choice = v.InferOutput<typeof Choice>

/**
 * `POST /newsletter/…?token=`: the buttons of the pages behind signed links
 * (docs/product.md#newsletter-links). 303 to the page with the result; a mail program gets 200.
 */
export function answerChoice(gateway: Gateway, locale: Locale) {
  return async function answerChoice(c: GatewayContext): Promise<Response> {
    const body: unknown = await c.req.parseBody().catch(() => undefined)
    const choice = v.safeParse(Choice, body)
    const result = choice.success ? await choose(choice.output, c, gateway) : 'failed'
    if (choice.success && choice.output === 'one-click') {
      const status = result === 'failed' ? 503 : result === 'expired' ? 404 : 200
      return new Response(null, { status, headers: { 'cache-control': 'no-store' } })
    }
    const location = localizePath(locale, `/newsletter/${result}`)
    return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } })
  }
}

/**
 * Carries out a choice. Returns the last segment of the page with its result, with a token if it needs
 * one.
 */
async function choose(choice: Choice, c: GatewayContext, gateway: Gateway): Promise<string> {
  const { NEWSLETTER_SECRET: secret } = gateway.settings
  const link = secret && (await readToken(c.req.query('token') ?? '', secret))
  if (!link) return 'expired'
  const now = Date.now()
  const { id, issuedAt } = link
  const db = c.env.DB
  const carryOut = async () => {
    switch (choice) {
      case 'confirm':
        return now - issuedAt <= unconfirmedMs && (await confirm(db, id, secret, now)) ? 'confirmed' : 'expired'
      case 'decline':
        await decline(db, id, secret, now)
        return 'declined'
      default:
        await leave(db, id, secret, now, { says: true })
        return `left?token=${await linkToken(id, secret, now)}`
    }
  }
  try {
    const done = await withTimeout(carryOut(), timeoutMs)
    if (!done) throw new DOMException('D1 did not answer', 'TimeoutError')
    c.executionCtx.waitUntil(workOff(c.env, gateway))
    return done.result
  } catch (error) {
    logFailure('newsletter choice failed', error, { call: `POST ${choice}`, status: 503 })
    gateway.report(error)
    return 'failed'
  }
}
