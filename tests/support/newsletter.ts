import type { EmailMessageBuilder } from '@cloudflare/workers-types'
import { env } from 'cloudflare:test'
import { vi } from 'vitest'
import { renderMail } from '#render/render-mail.tsx'
import { forgetOld } from '#worker/newsletter/retention.ts'
import { workOff } from '#worker/newsletter/work-off.ts'
import { embeddedContent } from '#worker/content/embedded/embedded.ts'
import { parseSettings } from '#worker/settings.ts'
import { testGateway } from './gateway.ts'

export const secret = 'a-secret-of-the-links'

/** A site that sends mails to `sent`. Each `error` makes one mail fail. */
export function mailSite(vars: Record<string, string> = {}) {
  const sent: EmailMessageBuilder[] = []
  const errors: Error[] = []
  const send = vi.fn(async (mail: EmailMessageBuilder) => {
    const error = errors.shift()
    if (error) throw error
    sent.push(mail)
    return { messageId: `<${sent.length}>` }
  })
  const bindings = { ...env, EMAIL: { send } }
  const settings = parseSettings({
    PUBLIC_URL: 'https://helmsway.example',
    RATE_LIMIT: 'off',
    NEWSLETTER_FROM: 'newsletter@helmsway.example',
    NEWSLETTER_SECRET: secret,
    EMAIL: {},
    ...vars,
  })
  const { request } = testGateway({ settings }, bindings)
  const post = (path: string, body: string, type = 'application/x-www-form-urlencoded') =>
    request(path, { method: 'POST', body, headers: { 'content-type': type } })
  return {
    sent,
    errors,
    request,
    post,
    settings,
    signUp: (email: string, locale = 'vi') =>
      post('/api/subscribe', JSON.stringify({ email, locale }), 'application/json'),
    /** Runs the cron. */
    async runCron() {
      await workOff(bindings, { settings, content: () => embeddedContent, renderMail, report: vi.fn() })
      await forgetOld(env.DB, settings.CONTENT_API_URL !== undefined, vi.fn(), Date.now())
    },
    /** Presses a button of the page behind a link. Returns the path and query of the next page. */
    async press(link: string, choice: string) {
      const { pathname, search } = new URL(link)
      return (await post(pathname + search, `do=${choice}`)).headers.get('location')
    },
  }
}

/** The link of the button in a mail. */
export const linkIn = (mail: EmailMessageBuilder | undefined) => /https:\S+/.exec(mail?.text ?? '')?.[0] ?? ''

/** The link that a mail program posts to. */
export const oneClickIn = (mail: EmailMessageBuilder | undefined) =>
  mail?.headers?.['List-Unsubscribe']?.slice(1, -1) ?? ''

/** The addresses that are subscribed. */
export async function subscribed(): Promise<unknown[]> {
  const { results } = await env.DB.prepare("SELECT email FROM newsletter WHERE kind = 'subscribe' ORDER BY email").all()
  return results.map(({ email }) => email)
}
