import { ask, inParallel } from './client.ts'
import { Tally, Worst, type Result, type Target } from './scenario.ts'

const count = 299
/** A size that pages write. */
const goodSize = 'w=540&h=405'

/** Pictures of the asset server in made-up sizes: none is asked for there. */
export async function pictureSizes({ site, contentServer }: Target): Promise<Result> {
  const tally = new Tally('pictures in made-up sizes')
  const worst = new Worst()
  const askedFor = () => contentServer.asked().filter(({ path }) => path.startsWith('/assets/')).length
  const good = await ask(site.url, `/media/picture-0?${goodSize}`)
  if (good.status !== 200 || askedFor() === 0) throw new Error(`A good size is not asked for: ${good.status}`)
  const before = askedFor()
  await inParallel(
    Array.from({ length: count }, (_, index) => index),
    50,
    async (index) => {
      const size = index % 3 ? `w=${701 + index}&h=${index * 7 + 1}` : `w=${801 + index}`
      const { status, ms } = await ask(site.url, `/media/picture-${index % 5}?${size}`)
      worst.see(ms, size)
      tally.note(status === 400 ? undefined : `${size} answers ${status}`)
    },
  )
  const asked = askedFor() - before
  tally.note(asked === 0 ? undefined : `the asset server was asked ${asked} times`)
  return tally.result(`${asked} asked for, ${worst.text('ms')}`)
}
