import { useMemo } from 'react'
import type { ArticleHtml } from '#model/article.ts'
import { trustedArticle } from './trusted-article.ts'

/** Renders rich text of the content. `html` was written by the build, or sanitised by the worker. */
export function Prose({ html, lang }: { html: ArticleHtml; lang?: string | undefined }) {
  // Memoized: a new object would make React write the same text again and replace the headings that
  // are observed.
  const content = useMemo(() => ({ __html: trustedArticle(html) }), [html])
  return <div lang={lang} className="prose" dangerouslySetInnerHTML={content} />
}
