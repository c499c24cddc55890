import { WorkerEntrypoint } from 'cloudflare:workers'

/** A mail binding before wrangler's: it posts each mail's text to the test, which may refuse it. */
export class Mail extends WorkerEntrypoint {
  async send(mail) {
    const { ok } = await fetch(this.env.INBOX, { method: 'POST', body: mail.text })
    if (!ok) throw new Error('The mail service is busy')
    await this.env.EMAIL.send(mail)
  }
}

// oxlint-disable-next-line import/no-default-export -- workerd needs one
export default { fetch: () => new Response(null, { status: 404 }) }
