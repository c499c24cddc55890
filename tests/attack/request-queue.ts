import { ask, inParallel, type Answer } from './client.ts'
import { Tally, Worst, type Result, type Target } from './scenario.ts'

const flood = 800
/**
 * Longest time for an answer behind the flood, in ms: 2 s for a slot, 1 s for the content server,
 * and some more.
 */
const maxMs = 4000
const besideSeconds = 8

const signUp = (email: string) => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ email }),
})

/** A page, or a request to come again. */
const isAnswered = ({ status, headers, ms }: Answer) =>
  (status === 200 || (status === 503 && headers['retry-after'] !== undefined)) && ms <= maxMs

/**
 * A content server that takes 2.5 s, and more requests for what it does not have than it can take:
 * a post that it has is still answered. They come as fast as the worker answers something cheap
 * between them: it is the queue that is tried here, not the processor. Gives the CPU time of
 * workerd in ms.
 */
async function behindFlood({ site, contentServer }: Target, tally: Tally, worst: Worst): Promise<number> {
  await site.crash()
  contentServer.setFault('very-late')
  const before = await site.cpu()
  const others: Promise<void>[] = []
  for (let index = 0; index < flood; index += 1) {
    others.push(
      ask(site.url, `/resources/blog/made-up-${index}`).then(({ status }) =>
        // Nobody has it; the server may not be asked any more.
        tally.note(status === 404 || status === 503 ? undefined : `a made-up post answers ${status}`),
      ),
    )
    await ask(site.url, '/builds/latest.json')
  }
  const post = await ask(site.url, '/resources/blog/cms-post-1')
  worst.see(post.ms, `a post behind ${flood} requests (${post.status})`)
  tally.note(isAnswered(post) ? undefined : `the post answers ${post.status} after ${post.ms.toFixed(0)} ms`)
  await Promise.all(others)
  return (await site.cpu()) - before
}

/**
 * Reads and sign-ups for some seconds at the same time: each kind is answered, and sign-ups are
 * handed over.
 */
async function beside({ site, contentServer }: Target, tally: Tally, worst: Worst): Promise<void> {
  contentServer.setFault('late')
  await site.crash()
  const end = performance.now() + besideSeconds * 1000
  const handedOver = () => contentServer.asked().filter(({ path }) => path === '/subscribe').length
  const before = handedOver()
  let sent = 0
  async function reads(reader: number) {
    for (let index = 0; performance.now() < end; index += 1) {
      const answer = await ask(site.url, `/resources/blog/made-up-${reader}-${index}`)
      worst.see(answer.ms, 'a read beside sign-ups')
      const isFine = answer.status === 404 || isAnswered(answer)
      tally.note(isFine && answer.ms <= maxMs ? undefined : `a read answers ${answer.status} after ${answer.ms} ms`)
    }
  }
  async function signUps(visitor: number) {
    for (; performance.now() < end; sent += 1) {
      const answer = await ask(site.url, '/api/subscribe', signUp(`beside-${visitor}-${sent}@example.com`))
      worst.see(answer.ms, 'a sign-up beside reads')
      const isFine = answer.status === 200 && answer.ms <= maxMs
      tally.note(isFine ? undefined : `a sign-up answers ${answer.status} after ${answer.ms} ms`)
    }
  }
  await inParallel(
    [...Array.from({ length: 20 }, () => reads), ...Array.from({ length: 5 }, () => signUps)].entries(),
    25,
    ([index, work]) => work(index),
  )
  const delivered = handedOver() - before
  tally.note(delivered > 0 ? undefined : `none of ${sent} sign-ups is handed over beside reads`)
  console.log(`  beside reads: ${sent} sign-ups in ${besideSeconds} s, ${delivered} handed over meanwhile`)
}

/** The queue to a slow content server: nobody waits behind others for long. */
export async function requestQueue(target: Target): Promise<Result> {
  const tally = new Tally('queue to a slow content server')
  const worst = new Worst()
  const cpu = await behindFlood(target, tally, worst)
  await beside(target, tally, worst)
  target.contentServer.setFault(undefined)
  return tally.result(`${worst.text('ms')}; ${(cpu / 1000).toFixed(1)} s CPU for ${flood} requests`)
}
