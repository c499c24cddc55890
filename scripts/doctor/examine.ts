import { ask, isLocal, type Finding } from './finding.ts'
import { service } from './service.ts'
import { canonical, https, robots, sitemap } from './site.ts'

/** Asks everything that the site at `origin` answers over HTTP, and changes nothing there. */
export async function examine(origin: string): Promise<Finding[]> {
  const home = await ask(`${origin}/`)
  const about = 'home page'
  if (home.status !== 200) {
    const mend = isLocal(origin) ? 'npm start' : 'look at the route and its DNS record in the dashboard, then deploy'
    return [{ about, says: `${origin} answers ${home.status || home.text}`, mend }]
  }
  const findings = await Promise.all(
    [https, service, canonical, robots, sitemap].map((check) => check({ origin, home })),
  )
  return [{ about, says: `${origin} answers` }, ...findings.flat()]
}
