import { locales } from '#i18n/locales.ts'
import { loadMessages } from '#i18n/messages.ts'
import { localizePath, splitLocale } from '#i18n/paths.ts'
import { commonHeaders, pagePolicy } from '#worker/http/security-headers.ts'
import type { Settings } from '#worker/settings.ts'

const kinds = {
  failed: { status: 503, headers: { 'cache-control': 'no-store', 'retry-after': '30' } },
  gone: { status: 410, headers: { 'cache-control': 'public, max-age=60' } },
}

/** Static HTML in the language of the path, with its own style sheet. */
export async function errorPage(kind: keyof typeof kinds, path: string, settings: Settings): Promise<Response> {
  const { status, headers } = kinds[kind]
  const { locale } = splitLocale(path)
  const { tag } = locales[locale]
  const { error } = (await loadMessages[locale]()).default
  const title = error[`${kind}Title`]
  const html = `<!DOCTYPE html>
<html lang="${tag}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title><link rel="icon" href="/favicon.svg" type="image/svg+xml"><link rel="stylesheet" href="/error.css"></head>
<body><main><p class="status">${status}</p><h1>${title}</h1><p>${error[kind]}</p><p><a href="${localizePath(locale, '/')}">${error.goHome}</a> <a href="${localizePath(locale, '/knowledge-base')}">${error.helpCentre}</a></p></main></body>
</html>
`
  return new Response(html, {
    status,
    headers: {
      ...commonHeaders(),
      'content-security-policy': pagePolicy(settings),
      'content-type': 'text/html; charset=utf-8',
      'content-language': tag,
      ...headers,
    },
  })
}
