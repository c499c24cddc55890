import { Hono } from 'hono'
import { api } from './api/api.ts'
import { answerProblem } from './api/envelope.ts'
import { canonicalAddress } from './canonical-address.ts'
import type { Gateway, GatewayEnv } from './gateway-env.ts'
import { languageChoice, languageRedirect } from './language.ts'
import { media } from './media.ts'
import { missingFile, onlyReads, pages } from './pages.ts'
import { securityHeaders } from './security-headers.ts'

/** The gateway, in order of execution. */
export function createApp(gateway: Gateway) {
  const app = new Hono<GatewayEnv>()

  app.use(securityHeaders())

  app.route('/api', api(gateway))
  app.get('/media/:id', media(gateway.settings))
  app.all('/assets/*', missingFile)

  app.use(onlyReads())
  app.use(canonicalAddress())
  app.use(languageChoice())
  app.use(languageRedirect())
  app.all('*', pages(gateway))

  app.onError(answerProblem(gateway.report))
  return app
}
