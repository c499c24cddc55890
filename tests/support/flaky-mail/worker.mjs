import { WorkerEntrypoint } from 'cloudflare:workers'

let calls = 0

/** The mail binding of wrangler's simulation, which fails for every second mail. */
export class FlakyMail extends WorkerEntrypoint {
  async send(mail) {
    calls += 1
    if (calls % 2 === 1) throw new Error('The mail service is busy')
    await this.env.EMAIL.send(mail)
  }
}

// oxlint-disable-next-line import/no-default-export -- workerd needs one
export default { fetch: () => new Response(null, { status: 404 }) }
