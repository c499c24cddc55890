import { env } from 'cloudflare:workers'
import type { Locale } from '#i18n/locales.ts'
import { textPath } from '#worker/content/compiled.ts'

/** Folders of `content/{locale}` whose items are Markdown files. */
export type TextFolder = 'pages' | 'knowledge-base' | 'guidelines' | 'product-updates' | 'blog'

/**
 * The text of an item as editors wrote it, without front matter; `undefined` when there is no such file. Addresses of ours in it have
 * no language.
 */
export async function readText(locale: Locale, folder: TextFolder, slug: string): Promise<string | undefined> {
  const answer = await env.ASSETS.fetch(`http://localhost${textPath(`${locale}/${folder}/${slug}.md`)}`)
  return answer.ok ? answer.text() : undefined
}
