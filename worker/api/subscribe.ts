import * as v from 'valibot'
import { BotSignUp, newsletterErrors, Subscription } from '#features/newsletter/schema.ts'
import { defaultLocale, isLocale } from '#i18n/locales.ts'
import { localizePath } from '#i18n/paths.ts'
import type { Gateway } from '#worker/gateway.ts'
import { withTimeout } from '#worker/http/with-timeout.ts'
import { logFailure } from '#worker/http/log.ts'
import { askToConfirm } from '#worker/newsletter/choices.ts'
import { confirmationSecret } from '#worker/newsletter/mails.ts'
import { storeSubscription, type SignUp } from '#worker/newsletter/outbox.ts'
import { workOff } from '#worker/newsletter/work-off.ts'
import { answerAccepted, answerData, answerError } from '#worker/http/envelope.ts'
import { limitPeriodSeconds, maySignUp } from '#worker/http/rate-limit.ts'
import { mediaType, readJson, type GatewayContext } from '#worker/http/request.ts'

/** Time after which the visitor is asked to try again. A later write is harmless. */
const storeTimeoutMs = 3000
const maxSourceLength = 200

const problems = {
  empty: () => answerError(422, 'INVALID_PAYLOAD', newsletterErrors.empty),
  invalid: () => answerError(422, 'INVALID_PAYLOAD', newsletterErrors.invalid),
  'too-many': () =>
    answerError(429, 'REQUESTS_EXCEEDED', 'Too many sign-ups from this address', { 'retry-after': limitPeriodSeconds }),
  failed: () => answerError(503, 'SERVICE_UNAVAILABLE', 'SOMETHING_WENT_WRONG', { 'retry-after': limitPeriodSeconds }),
}

/** Result of a sign-up; without JavaScript, the last segment of the result page. */
type Result = 'subscribed' | 'check-inbox' | keyof typeof problems

/**
 * `POST /api/subscribe` (docs/product.md#subscribe-answer). JSON gets the envelope (202 if the address
 * must confirm), a form 303 to its result page. The row is stored before the answer and delivered
 * after it.
 */
export function postSubscription(gateway: Gateway) {
  return async function postSubscription(c: GatewayContext): Promise<Response> {
    const type = mediaType(c)
    if (type === 'application/json') {
      const result = await signUp(await readJson(c), c, gateway)
      if (result === 'check-inbox') return answerAccepted()
      return result === 'subscribed' ? answerData(null) : problems[result]()
    }
    if (type === 'application/x-www-form-urlencoded') {
      const form = Object.fromEntries(new URLSearchParams(new TextDecoder().decode(await c.req.arrayBuffer())))
      const result = await signUp(form, c, gateway)
      const location = localizePath(isLocale(form.locale) ? form.locale : defaultLocale, `/newsletter/${result}`)
      return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } })
    }
    return answerError(415, 'UNSUPPORTED_MEDIA_TYPE', 'Send application/json such as {"email":"name@example.com"}')
  }
}

/** Path of the page of this site that sent the request. */
function formPath(c: GatewayContext, { PUBLIC_URL }: Gateway['settings']): string | undefined {
  const sender = URL.parse(c.req.header('referer') ?? '')
  const isOwn = sender && [PUBLIC_URL, c.req.url].some((address) => new URL(address).origin === sender.origin)
  return isOwn ? sender.pathname.slice(0, maxSourceLength) : undefined
}

async function signUp(body: unknown, c: GatewayContext, gateway: Gateway): Promise<Result> {
  const { settings, report } = gateway
  const secret = confirmationSecret(c.env, settings)
  const thanks = secret ? 'check-inbox' : 'subscribed'
  // Reports success so that bots do not retry.
  if (v.is(BotSignUp, body)) return thanks
  const subscription = v.safeParse(Subscription, body)
  if (!subscription.success) return subscription.issues[0].message === newsletterErrors.invalid ? 'invalid' : 'empty'
  try {
    if (!(await maySignUp(c.env, c.req.raw, settings))) return 'too-many'
    const row: SignUp = { ...subscription.output, source: formPath(c, settings) }
    const store = secret
      ? askToConfirm(c.env.DB, row, secret, Date.now())
      : storeSubscription(c.env.DB, row, Date.now())
    if (!(await withTimeout(store, storeTimeoutMs))) throw new DOMException('D1 did not answer', 'TimeoutError')
    c.executionCtx.waitUntil(workOff(c.env, gateway))
    return thanks
  } catch (error) {
    // Message and stack may contain the e-mail address, so only the name is logged and reported.
    const kind = error instanceof Error ? error.name : 'unknown'
    logFailure('subscribe failed', kind, { call: 'POST /api/subscribe', status: 503 })
    report(new Error(`subscribe failed: ${kind}`))
    return 'failed'
  }
}
