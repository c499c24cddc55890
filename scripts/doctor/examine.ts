import { ask, type Finding } from './finding.ts'
import { purgeSecret, service } from './service.ts'
import { canonical, contact, errorReports, headers, https, isLocal, robots, sitemap, version } from './site.ts'

interface About {
  /** The environment that it should be, when the operator says so. */
  env?: string | undefined
  secret?: string | undefined
  /** The build that the files of this folder would make. */
  build: string
}

/** Everything that can be asked of the site at `origin` over HTTP. It changes nothing there. */
export async function examine(origin: string, { env, secret, build }: About): Promise<Finding[]> {
  const home = await ask(`${origin}/`)
  if (home.status !== 200) {
    const mend = isLocal(origin)
      ? 'npm start'
      : 'look at the route and its DNS record in the dashboard, then npm run deploy'
    return [{ about: 'home page', says: `${origin} answers ${home.status || home.text}`, mend }]
  }
  return [
    { about: 'home page', says: `${origin} answers` },
    ...(await Promise.all([https(origin), version(origin, build), purgeSecret(origin, secret)])),
    ...(await service(origin)),
    headers(home),
    canonical(origin, home),
    ...(await Promise.all([robots(origin, home, env), sitemap(origin), contact(origin), errorReports(home)])),
  ]
}
