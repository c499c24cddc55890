import { useTranslations } from 'use-intl'
import type { Toc } from '#model/article.ts'

/** The headings of a text as links; current-heading.ts marks where the reader is. */
export function TableOfContents({ toc }: { toc: Toc }) {
  const t = useTranslations('article')
  if (toc.length === 0) return null
  return (
    <nav data-contents aria-labelledby="contents-title" className="text-small print:hidden">
      <p id="contents-title" className="lettering mb-3 text-ink-soft">
        {t('contents')}
      </p>
      <ol className="border-l border-line">
        {toc.map(({ id, title }) => (
          <li key={id}>
            <a
              href={`#${id}`}
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
