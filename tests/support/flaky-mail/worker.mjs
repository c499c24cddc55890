import { WorkerEntrypoint } from 'cloudflare:workers'

/** The mail binding of wrangler's simulation, which fails for half of the calls. */
export class FlakyMail extends WorkerEntrypoint {
  async send(mail) {
    if (Math.random() < 0.5) throw new Error('The mail service is busy')
    await this.env.EMAIL.send(mail)
  }
}

// oxlint-disable-next-line import/no-default-export -- workerd needs one
export default { fetch: () => new Response(null, { status: 404 }) }
