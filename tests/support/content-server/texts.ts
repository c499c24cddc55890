import { defaultLocale, localeOfApiLanguage, type Locale } from '#i18n/locales.ts'

/** The locale of an API language such as `vi-VN`; English for any other, like a CMS. */
export const localeOf = (language: string | null): Locale => localeOfApiLanguage(language ?? '') ?? defaultLocale

/** The end of each text in a language. Other languages have the English texts. */
const endings: Partial<Record<Locale, string>> = { vi: ' tiếng Việt', cn: ' 中文' }

/**
 * Texts of the content server; none is among the embedded ones. `mark` is a prefix of each and
 * changes when an editor "edits".
 */
export const writer = (locale: Locale, mark: string) =>
  Object.assign((text: string): string => `${mark} ${text}${endings[locale] ?? ''}`, { locale })
export type Say = ReturnType<typeof writer>

/**
 * HTML that an editor could have pasted from elsewhere; none of it may reach a visitor unsanitised.
 */
export const hostileHtml = [
  '<h2 onclick="hostile()">Hostile</h2><script>hostile()</script><p style="position:fixed" onmouseover=hostile()>text</p>',
  '<a href="javascript:hostile()">one</a><a href=" jav&#x09;ascript:hostile()">two</a>',
  '<a href="data:text/html,<script>hostile()</script>">three</a><img src=x onerror=hostile()>',
  '<svg onload=hostile()><iframe src="https://elsewhere.example"></iframe><form action="https://elsewhere.example"><input></form>',
].join('')

/**
 * Rich text as an editor writes it: headings, external and internal links, a picture and a table.
 */
export const richText = (say: Say): string =>
  [
    `<p>${say('opening')}</p><h2>${say('first heading')}</h2>`,
    '<p><a href="https://elsewhere.example/source">source</a> <a href="/knowledge-base">help</a></p>',
    `<h3>${say('detail')}</h3><p><img src="/assets/hero-course?width=640" alt="${say('drawing')}"></p>`,
    `<h2>${say('second heading')}</h2><table><tbody><tr><td>1</td></tr></tbody></table>`,
  ].join('\n')
