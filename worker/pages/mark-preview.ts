import { isLocale, type Locale } from '#i18n/locales.ts'
import type { Messages } from '#i18n/messages.ts'
import { escapeHtml } from '#model/escape-html.ts'
import type { InvalidRecord } from '#worker/cms/invalid-record.ts'

interface Marks {
  /** Canonical path of the public page. */
  path: string
  texts: Messages['preview']
  invalid: readonly InvalidRecord[]
  /** Address of this preview in a language. */
  addressIn: (locale: Locale) => string
}

/** The bar lists at most this many invalid records. */
const maxRecords = 20

function recordHtml({ call, slug, id, field, found, good }: InvalidRecord): string {
  const record = slug ?? id
  const name = [call.replace(/\?.*/, ''), ...(record ? [record] : []), field].map(escapeHtml).join(' · ')
  return `<li><b>${name}</b> <code>${escapeHtml(found)}</code> ${escapeHtml(good)}</li>`
}

/** The bar above the page: a title, a link to the public page and the invalid records. */
function barHtml({ path, texts, invalid }: Marks): string {
  const faults = invalid.slice(0, maxRecords).map(recordHtml).join('')
  return (
    `<aside class="preview-bar" aria-label="${escapeHtml(texts.title)}">` +
    `<p><strong>${escapeHtml(texts.title)}</strong> ${escapeHtml(texts.text)}</p>` +
    `<a href="${escapeHtml(path)}">${escapeHtml(texts.leave)}</a></aside>` +
    (faults && `<section class="preview-faults"><p>${escapeHtml(texts.faults)}</p><ul>${faults}</ul></section>`)
  )
}

/**
 * Adds the bar and removes scripts. Links open a new tab, because the studio's frame may show only
 * previews; links to fragments and languages stay in the frame.
 */
export function markPreview(page: Response, marks: Marks): Response {
  const head = '<base target="_blank"><link rel="stylesheet" href="/preview.css">'
  const stay = (element: HTMLRewriterElement) => element.setAttribute('target', '_self')
  return new HTMLRewriter()
    .on('head', { element: (element) => element.append(head, { html: true }) })
    .on('script:not([type="application/ld+json"])', { element: (element) => element.remove() })
    .on('body', { element: (element) => element.prepend(barHtml(marks), { html: true }) })
    .on('a[href^="#"]', { element: stay })
    .on('a[href^="?lang="]', {
      element(link) {
        const locale = link.getAttribute('href')?.slice('?lang='.length)
        if (isLocale(locale)) link.setAttribute('href', escapeHtml(marks.addressIn(locale)))
        stay(link)
      },
    })
    .transform(page)
}
