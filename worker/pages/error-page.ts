import { locales } from '#i18n/locales.ts'
import { loadMessages } from '#i18n/messages.ts'
import { localizePath, splitLocale } from '#i18n/paths.ts'
import { commonHeaders, pagePolicy } from '#worker/http/security-headers.ts'
import type { Settings } from '#worker/settings.ts'

const status = 503

/** The page when rendering failed: static HTML in the path's language, with its own style sheet. */
export async function errorPage(path: string, settings: Settings): Promise<Response> {
  const { locale } = splitLocale(path)
  const { tag } = locales[locale]
  const { error } = (await loadMessages(locale)).default
  const { failedTitle: title } = error
  const html = `<!DOCTYPE html>
<html lang="${tag}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title><link rel="icon" href="/favicon.svg" type="image/svg+xml"><link rel="stylesheet" href="/error.css"></head>
<body><main><p class="status">${status}</p><h1>${title}</h1><p>${error.failed}</p><p><a href="${localizePath(locale, '/')}">${error.goHome}</a> <a href="${localizePath(locale, '/knowledge-base')}">${error.helpCentre}</a></p></main></body>
</html>
`
  return new Response(html, {
    status,
    headers: {
      ...commonHeaders(),
      'content-security-policy': pagePolicy(settings),
      'content-type': 'text/html; charset=utf-8',
      'content-language': tag,
      'cache-control': 'no-store',
      'retry-after': '30',
    },
  })
}
