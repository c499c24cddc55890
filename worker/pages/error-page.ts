import { locales, type Locale } from '#i18n/locales.ts'
import { loadMessages } from '#i18n/messages.ts'
import { localizePath } from '#i18n/paths.ts'

interface StatusPage {
  locale: Locale
  status: number
  title: string
  text: string
  /** HTML of the last paragraph. */
  links?: string
}

/** A static HTML page with its own style sheet: it depends on nothing that can fail. */
export function statusPage(
  { locale, status, title, text, links }: StatusPage,
  headers: Record<string, string>,
): Response {
  const { tag } = locales[locale]
  const html = `<!DOCTYPE html>
<html lang="${tag}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title><link rel="icon" href="/favicon.svg" type="image/svg+xml"><link rel="stylesheet" href="/error.css"></head>
<body><main><p class="status">${status}</p><h1>${title}</h1><p>${text}</p>${links ? `<p>${links}</p>` : ''}</main></body>
</html>
`
  const own = { 'content-type': 'text/html; charset=utf-8', 'content-language': tag, 'cache-control': 'no-store' }
  return new Response(html, { status, headers: { ...headers, ...own } })
}

/** The page for a failed rendering. */
export async function errorPage(locale: Locale): Promise<Response> {
  const { error } = (await loadMessages(locale)).default
  const home = `<a href="${localizePath(locale, '/')}">${error.goHome}</a>`
  const help = `<a href="${localizePath(locale, '/knowledge-base')}">${error.helpCentre}</a>`
  const page = { locale, status: 503, title: error.failedTitle, text: error.failed, links: `${home} ${help}` }
  return statusPage(page, { 'retry-after': '30' })
}
