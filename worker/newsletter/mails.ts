import type { EmailMessageBuilder } from '@cloudflare/workers-types'
import * as v from 'valibot'
import { localizePath } from '#i18n/paths.ts'
import type { Gateway } from '#worker/gateway.ts'
import type { SiteFrame } from '#shell/schema.ts'
import type { Locale } from '#i18n/locales.ts'
import { limiterFor } from '#worker/http/request-limiter.ts'
import { logFailure } from '#worker/http/log.ts'
import type { Bindings, Settings } from '#worker/settings.ts'
import { drainWith } from './deliver.ts'
import { deliverNext, outboxes, type DeliveryOutcome, type Kind, type OutboxRow } from './lease.ts'
import { linkToken } from './link.ts'

/** How mails leave the site. */
interface Mailer {
  send(mail: EmailMessageBuilder): Promise<unknown>
  from: string
  secret: string
  /** The logo, a PNG in base64. */
  logo: () => Promise<string>
  render: Gateway['renderMail']
  frame: (locale: Locale) => Promise<Pick<SiteFrame, 'brand' | 'company'>>
  origin: string
}

/** The key of links, if sign-ups are confirmed by mail (docs/operations.md#mail); else `undefined`. */
export const confirmationSecret = (
  { EMAIL }: Pick<Bindings, 'EMAIL'>,
  { NEWSLETTER_FROM, NEWSLETTER_SECRET }: Settings,
) => (EMAIL && NEWSLETTER_FROM ? NEWSLETTER_SECRET : undefined)

/** The way of mails; `undefined` for a site that sends none (docs/operations.md#mail). */
export function mailerOf(
  { EMAIL, ASSETS }: Pick<Bindings, 'EMAIL' | 'ASSETS'>,
  { NEWSLETTER_FROM, NEWSLETTER_SECRET, PUBLIC_URL }: Settings,
  { render, frame }: Pick<Mailer, 'render' | 'frame'>,
): Mailer | undefined {
  if (!EMAIL || !NEWSLETTER_FROM || !NEWSLETTER_SECRET) return undefined
  return {
    send: (mail) => EMAIL.send(mail),
    from: NEWSLETTER_FROM,
    secret: NEWSLETTER_SECRET,
    async logo() {
      const picture = await ASSETS.fetch('https://assets/apple-touch-icon.png')
      return btoa(String.fromCharCode(...new Uint8Array(await picture.arrayBuffer())))
    },
    render,
    frame,
    origin: PUBLIC_URL,
  }
}

const Refusal = v.object({ code: v.pipe(v.string(), v.regex(/^E_\w+$/)) })
/** Mail Service will refuse this mail each time. */
const permanent = /^E_(RECIPIENT_SUPPRESSED|VALIDATION_ERROR|HEADER_\w+)$/

/** Sends due mails. Stops when five in a row fail. Rejects when D1 fails. */
export async function drainMails(db: Bindings['DB'], mailer: Mailer): Promise<void> {
  const limiter = limiterFor('mails', 'mails')
  for (const kind of outboxes.newsletter_mails) await drainWith(limiter, () => sendNext(db, mailer, Date.now(), kind))
}

/** Sends the first due mail of a kind; `undefined` without one. A crash before the note may send it twice. */
export function sendNext(
  db: Bindings['DB'],
  mailer: Mailer,
  now: number,
  kind: Kind<'newsletter_mails'>,
): Promise<DeliveryOutcome | undefined> {
  return deliverNext(db, 'newsletter_mails', kind, now, async (row) => {
    const started = Date.now()
    try {
      await mailer.send(await composeMail(row, kind, mailer))
      return { outcome: 'delivered' }
    } catch (error) {
      const code = v.is(Refusal, error) ? error.code : 'no code'
      const outcome = permanent.test(code) ? 'rejected' : 'waiting'
      // An error's message may contain the address.
      const failure = { call: `mail ${kind}`, id: row.id, code, outcome, tries: row.attempts + 1 }
      logFailure('mail failed', undefined, { ...failure, ms: Date.now() - started })
      return { outcome, reason: `The mail service answered ${code}` }
    }
  })
}

/** The mail of a row. Its links hold an id and a signature, never the address. */
async function composeMail(
  row: OutboxRow,
  kind: Kind<'newsletter_mails'>,
  { from, secret, logo, render, frame, origin }: Mailer,
) {
  const { id, email, locale, created_at } = row
  const { brand, company } = await frame(locale)
  const token = await linkToken(id, secret, created_at)
  const link = (step: string) => `${origin}${localizePath(locale, `/newsletter/${step}`)}?token=${token}`
  const props = {
    kind,
    locale,
    brand: brand.name,
    sender: `${company.name}, ${company.address}`,
    site: new URL(origin).host,
    href: link(kind === 'confirm' ? 'confirm' : 'left'),
    leaveHref: link('leave'),
  }
  return {
    from: { email: from, name: brand.name },
    to: email,
    ...render(props),
    // RFC 8058
    headers: { 'List-Unsubscribe': `<${link('leave')}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
    attachments: [
      {
        content: await logo(),
        filename: 'logo.png',
        type: 'image/png',
        disposition: 'inline' as const,
        contentId: 'logo',
      },
    ],
  }
}
