import { ask, inParallel } from './client.ts'
import { purge } from './purge.ts'
import { restartWell } from './remote-pages.ts'
import { Tally, Worst, type Result, type Target } from './scenario.ts'

const limits = Array.from({ length: 50 }, (_, index) => index + 1)
const lists = [
  ['/api/pages/blogs/list-blogs', 'category', ['all', 'featured', 'company-news', 'financial-industry']],
  ['/api/pages/product-updates/list-product-updates', 'type', ['all', 'bug-fix', 'improvement', 'new-feature']],
] as const

/**
 * Every list in every size, filter and language: a purge of all copies that this leaves is done at
 * once.
 */
export async function manyCopies(target: Target): Promise<Result> {
  const tally = new Tally('lists in made-up sizes, then a purge')
  const worst = new Worst()
  const { site } = target
  await restartWell(target)
  const paths = lists.flatMap(([path, name, filters]) =>
    filters.flatMap((filter) =>
      limits.flatMap((limit) =>
        ['en-US', 'vi-VN', 'zh-CN'].map((lang) => `${path}?lang=${lang}&limit=${limit}&page=1&${name}=${filter}`),
      ),
    ),
  )
  await inParallel(paths, 4, async (path) => {
    const { status, ms } = await ask(site.url, path)
    worst.see(ms, path.slice(path.lastIndexOf('/')))
    tally.note(status === 200 ? undefined : `${path} answers ${status}`)
  })
  for (const what of [{ tags: ['blog'] }, { everything: true }, { everything: true, forget: true }]) {
    const { status, text, ms } = await purge(site.url, what)
    worst.see(ms, `purge ${JSON.stringify(what)}`)
    tally.note(status === 200 ? undefined : `purge ${JSON.stringify(what)} answers ${status} ${text}`)
    if ('forget' in what) console.log(`  copies after ${paths.length} lists: ${text}`)
  }
  return tally.result(worst.text('ms'))
}
