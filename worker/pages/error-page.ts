import { locales } from '#i18n/locales.ts'
import { loadMessages } from '#i18n/messages.ts'
import { localizePath, splitLocale } from '#i18n/paths.ts'
import { commonHeaders, pagePolicy } from '#worker/http/security-headers.ts'
import type { Settings } from '#worker/settings.ts'

interface ErrorPage {
  status: number
  title: 'failedTitle' | 'goneTitle'
  text: 'failed' | 'gone'
  headers: Record<string, string>
}

/** The page shown when rendering fails. */
export const errorPage = (path: string, settings: Settings) =>
  answer(path, settings, {
    status: 503,
    title: 'failedTitle',
    text: 'failed',
    headers: { 'cache-control': 'no-store', 'retry-after': '30' },
  })

/** The page shown for an address that is gone (410). */
export const gonePage = (path: string, settings: Settings) =>
  answer(path, settings, {
    status: 410,
    title: 'goneTitle',
    text: 'gone',
    headers: { 'cache-control': 'public, max-age=60' },
  })

/** Static HTML in the language of the path, with its own style sheet. */
async function answer(path: string, settings: Settings, { status, title, text, headers }: ErrorPage) {
  const { locale } = splitLocale(path)
  const { tag } = locales[locale]
  const { error } = (await loadMessages[locale]()).default
  const html = `<!DOCTYPE html>
<html lang="${tag}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${error[title]}</title><link rel="icon" href="/favicon.svg" type="image/svg+xml"><link rel="stylesheet" href="/error.css"></head>
<body><main><p class="status">${status}</p><h1>${error[title]}</h1><p>${error[text]}</p><p><a href="${localizePath(locale, '/')}">${error.goHome}</a> <a href="${localizePath(locale, '/knowledge-base')}">${error.helpCentre}</a></p></main></body>
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
