import { ask, type Finding, type Site } from './finding.ts'
import { purgeSecret, service } from './service.ts'
import { canonical, headers, https, robots, sitemap } from './site.ts'

/** Whether `origin` is a site of this machine. */
export const isLocal = (origin: string) => new URL(origin).hostname === 'localhost'

/** Everything that can be asked of the site at `origin` over HTTP. It changes nothing there. */
export async function examine(origin: string, about: Pick<Site, 'env' | 'secret'>): Promise<Finding[]> {
  const site = { origin, isLocal: isLocal(origin), home: await ask(`${origin}/`), ...about }
  if (site.home.status !== 200) {
    const mend = site.isLocal
      ? 'npm start'
      : 'look at the route and its DNS record in the dashboard, then npm run deploy'
    return [{ about: 'home page', says: `${origin} answers ${site.home.status || site.home.text}`, mend }]
  }
  const checks = [https, purgeSecret, service, headers, canonical, robots, sitemap]
  const findings = await Promise.all(checks.map((check) => check(site)))
  return [{ about: 'home page', says: `${origin} answers` }, ...findings.flat()]
}
