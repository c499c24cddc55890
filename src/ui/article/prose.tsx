import { useMemo } from 'react'
import type { ArticleHtml } from '#model/article.ts'
import { trustedArticle } from './trusted-article.ts'

/** Renders an article. The build has written `html`, or the worker has sanitised it. */
export function Prose({ html, lang }: { html: ArticleHtml; lang?: string | undefined }) {
  // React would write the same text again for a new object.
  const content = useMemo(() => ({ __html: trustedArticle(html) }), [html])
  return <div lang={lang} className="prose" dangerouslySetInnerHTML={content} />
}
