import { useMemo } from 'react'
import { trustedArticle } from './trusted-article.ts'

/** A text of the content, set for reading. `html` was checked on its way in (build or worker). */
export function Prose({ html, lang }: { html: string; lang?: string | undefined }) {
  // The same object each time: React would write an equal text anew, and headings that are watched would be gone.
  const content = useMemo(() => ({ __html: trustedArticle(html) }), [html])
  return <div lang={lang} className="prose" dangerouslySetInnerHTML={content} />
}
