import { useTranslations } from 'use-intl'
import type { Toc } from '#model/article.ts'
import { useSectionInView } from './use-section-in-view.ts'

/** The headings of a text as links to their anchors; the current section is marked. */
export function TableOfContents({ toc }: { toc: Toc }) {
  const t = useTranslations('article')
  const current = useSectionInView(toc.map(({ id }) => id))
  if (toc.length === 0) return null
  return (
    <nav aria-labelledby="contents-title" className="text-small print:hidden">
      <p id="contents-title" className="lettering mb-3 text-ink-soft">
        {t('contents')}
      </p>
      <ol className="border-l border-line">
        {toc.map(({ id, title }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              aria-current={id === current ? 'location' : undefined}
              className="-ml-px flex min-h-11 items-center border-l-2 border-transparent py-1.5 pl-4 leading-snug text-ink-soft hover:text-sea aria-[current]:border-sea aria-[current]:font-[650] aria-[current]:text-ink"
            >
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
