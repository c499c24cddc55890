import { Prose } from '#ui/prose.tsx'
import type { StaticPage as Page } from './schema.ts'

/** A static content page (spec §2): a banner with the title, then the text. */
export function StaticPage({ title, content }: Page) {
  return (
    <article>
      <header className="border-b border-line bg-chart">
        <div className="frame py-14 lg:py-20">
          <div className="ticks mb-8 h-1.5" />
          <h1 className="text-h2! lg:text-[3.25rem]!">{title}</h1>
        </div>
      </header>
      <div className="frame py-14 lg:py-20">
        <Prose html={content} />
      </div>
    </article>
  )
}
