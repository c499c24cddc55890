import { localeCodes } from '#i18n/locales.ts'
import { sections, titledSections } from '#model/sections.ts'
import { answerError } from '#worker/http/envelope.ts'
import type { Settings } from '#worker/settings.ts'
import type { GatewayContext } from '#worker/http/request.ts'

const withCards = titledSections.map((name) => sections[name].path)

/** Captures locale and section of `/social/{locale}{path}.png`. */
const address = new RegExp(`^(/social/(?:${localeCodes.join('|')}))(${withCards.join('|')})?(?:/[\\w-]+)*\\.png$`)

/**
 * `GET /social/*`: the picture for shared links, drawn by the build. The build does not know the
 * titles of a content server, so its pages share the section's picture.
 */
export function social({ CONTENT_API_URL }: Settings) {
  return async function social(c: GatewayContext): Promise<Response> {
    const url = new URL(c.req.url)
    const [whole, home, section = ''] = address.exec(url.pathname) ?? []
    const file =
      whole && (await c.env.ASSETS.fetch(new URL(CONTENT_API_URL ? `${home}${section}.png` : whole, url).href))
    if (!file || !file.ok || !(file.body instanceof ReadableStream))
      return answerError(404, 'ROUTE_NOT_FOUND', 'No page has this picture')
    return new Response(file.body, {
      headers: { 'content-type': 'image/png', 'cache-control': 'public, max-age=86400, stale-while-revalidate=604800' },
    })
  }
}
