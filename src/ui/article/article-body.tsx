import type { ReactNode } from 'react'
import type { ArticleHtml, Toc } from '#model/article.ts'
import { headingsOf } from '#model/headings.ts'
import { Prose } from './prose.tsx'
import { TableOfContents } from './table-of-contents.tsx'

interface ArticleBodyProps {
  html: ArticleHtml
  lang: string | undefined
  /** Default: the headings of the text. */
  toc?: Toc
  /** Above the contents. */
  facts?: ReactNode
  /** Below the text, in its column. */
  children?: ReactNode
}

/** The text of an article, a post, a release or a static page, beside its contents on wide screens. */
export function ArticleBody({ html, lang, toc = headingsOf(html), facts, children }: ArticleBodyProps) {
  return (
    <div className="frame grid gap-x-16 gap-y-10 py-12 lg:grid-cols-[15rem_minmax(0,45rem)] lg:py-16">
      <div>
        <div className="grid gap-8 lg:sticky lg:top-24 lg:max-h-[calc(100dvh-7rem)] lg:overflow-y-auto">
          {facts}
          <TableOfContents toc={toc} />
        </div>
      </div>
      <div className="min-w-0">
        <Prose html={html} lang={lang} />
        {children && <div className="mt-12 grid gap-8 border-t border-line pt-6">{children}</div>}
      </div>
    </div>
  )
}
