import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Toc } from '#model/article.ts'

/** A section is current once its heading is in the top fifth, just below where anchors stop. */
const bottomMargin = '-80%'

/** The headings of a text as links; the last one whose heading has passed the line is marked. */
export function TableOfContents({ toc }: { toc: Toc }) {
  const t = useTranslations('article')
  const [current, setCurrent] = useState<string>()
  const names = toc.map(({ id }) => id).join(' ')

  useEffect(() => {
    const headings = names.split(' ').flatMap((id) => document.getElementById(id) ?? [])
    const passed = new Set<Element>()
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries)
          if (isIntersecting) passed.add(target)
          else passed.delete(target)
        setCurrent(headings.findLast((heading) => passed.has(heading))?.id)
      },
      // No limit above the window: a heading still counts when the page is scrolled far past it.
      { rootMargin: `1000000px 0px ${bottomMargin} 0px` },
    )
    for (const heading of headings) observer.observe(heading)
    return () => observer.disconnect()
  }, [names])

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
