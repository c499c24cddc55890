import { isLocale, type Locale } from '#i18n/locales.ts'
import type { Messages } from '#i18n/messages.ts'
import { escapeHtml } from '#model/escape-html.ts'
import { editMark, type Edit } from './edit-marks.ts'
import type { InvalidRecord } from '#worker/cms/invalid-record.ts'

interface Marks {
  /** Canonical path of the public page. */
  path: string
  locale: Locale
  texts: Messages['preview']
  invalid: readonly InvalidRecord[]
  /** Address of this preview in a language. */
  addressIn: (locale: Locale) => string
  /** What the studio at `studio` edits. */
  edit?: Edit | undefined
  studio?: string | undefined
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

/** The field of the first paragraph after the title, by collection; static pages and lessons have none. */
const introOf: Partial<Record<string, string>> = {
  home: 'intro',
  blogs: 'intro',
  product_updates: 'intro',
  knowledge_base: 'excerpt',
  academy_courses: 'about',
  academy_paths: 'description',
}

/**
 * Marks title, introduction and text of an item for the studio, and adds the script that opens their forms.
 * Both stay out of the HTML of public pages.
 */
function markParts(rewriter: HTMLRewriter, { edit, studio, locale }: Marks): void {
  if (!edit || !studio) return
  const mark = (element: HTMLRewriterElement, field: string) => {
    const value = editMark(edit, locale, field)
    if (value) element.setAttribute('data-directus', value)
  }
  const collection = edit.collection.replace(/_translations$/, '')
  let intro = introOf[collection]
  let isBelowTitle = false
  const script = `<script type="module" src="/preview.js" data-studio="${escapeHtml(new URL(studio).origin)}"></script>`
  rewriter
    .on('head', { element: (head) => head.append(script, { html: true }) })
    .on('main h1', {
      element(title) {
        // The title of a first lesson is in its course.
        if (collection !== 'academy_lessons') mark(title, 'title')
        isBelowTitle = true
      },
    })
    .on('main header p', {
      element(paragraph) {
        if (isBelowTitle && intro) mark(paragraph, intro)
        intro = isBelowTitle ? undefined : intro
      },
    })
    .on('main .prose', { element: (text) => mark(text, 'content') })
}

/**
 * Adds the bar and removes scripts. Links open a new tab, because the studio's frame may show only
 * previews; links to fragments and languages stay in the frame.
 */
export function markPreview(page: Response, marks: Marks): Response {
  const head = '<base target="_blank"><link rel="stylesheet" href="/preview.css">'
  const stay = (element: HTMLRewriterElement) => element.setAttribute('target', '_self')
  const rewriter = new HTMLRewriter()
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
  markParts(rewriter, marks)
  return rewriter.transform(page)
}
