import { ask, type Finding } from './finding.ts'
import { service } from './service.ts'
import { canonical, https, robots, sitemap } from './site.ts'

/** Whether `origin` is a site of this machine. */
export const isLocal = (origin: string) => new URL(origin).hostname === 'localhost'

/** Everything that can be asked of the site at `origin` over HTTP. It changes nothing there. */
export async function examine(origin: string, env?: string): Promise<Finding[]> {
  const site = { origin, isLocal: isLocal(origin), home: await ask(`${origin}/`), env }
  if (site.home.status !== 200) {
    const mend = site.isLocal
      ? 'npm start'
      : 'look at the route and its DNS record in the dashboard, then npm run deploy'
    return [{ about: 'home page', says: `${origin} answers ${site.home.status || site.home.text}`, mend }]
  }
  const checks = [https, service, canonical, robots, sitemap]
  const findings = await Promise.all(checks.map((check) => check(site)))
  return [{ about: 'home page', says: `${origin} answers` }, ...findings.flat()]
}
