import { locales } from '#i18n/locales.ts'
import { loadMessages } from '#i18n/messages.ts'
import { localizePath, splitLocale } from '#i18n/paths.ts'
import { commonHeaders, pagePolicy } from './security-headers.ts'
import type { Settings } from './settings.ts'

const status = 503

/** What a visitor sees when rendering itself fails: static HTML in the language of the path, with a style sheet of its own. */
export async function errorPage(path: string, settings: Settings): Promise<Response> {
  const { locale } = splitLocale(path)
  const { tag } = locales[locale]
  const { failedTitle, failed, goHome, helpCentre } = (await loadMessages[locale]()).default.error
  const html = `<!DOCTYPE html>
<html lang="${tag}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${failedTitle}</title><link rel="stylesheet" href="/error.css"></head>
<body><main><p class="status">${status}</p><h1>${failedTitle}</h1><p>${failed}</p><p><a href="${localizePath(locale, '/')}">${goHome}</a> <a href="${localizePath(locale, '/knowledge-base')}">${helpCentre}</a></p></main></body>
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
