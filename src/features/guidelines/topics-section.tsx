import { ArrowRight } from 'lucide'
import { useTranslations } from 'use-intl'
import { itemPath } from '#ui/href.ts'
import { Icon } from '#ui/icon.tsx'
import { Link } from '#ui/link.tsx'
import { Section } from '#ui/section.tsx'
import type { Guidelines } from './schema.ts'
import { breakable } from '#i18n/breakable.ts'

/** The guidelines by topic, then a card that links to the article. */
export function TopicsSection({ sections, article }: Pick<Guidelines, 'sections' | 'article'>) {
  const t = useTranslations('guidelines')
  return (
    <Section id="topics" title={t('topics')} band>
      <div className="grid gap-x-16 gap-y-12 md:grid-cols-2">
        {sections.map((section) => (
          <section key={section.title} className="border-t border-ink pt-5">
            <h3 suppressHydrationWarning>{breakable(section.title)}</h3>
            <ul className="mt-4 grid gap-3 text-small">
              {section.items.map((item) => (
                <li key={item} className="flex gap-3">
                  <span aria-hidden className="mt-[0.7em] h-px w-3.5 shrink-0 bg-sea" />
                  <span>{item}</span>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      <article className="relative mt-14 grid items-center gap-x-12 gap-y-5 rounded-card border border-line bg-paper p-6 hover:border-sea md:grid-cols-[1fr_auto] lg:p-9">
        <div>
          <p className="lettering text-sea">{t('article')}</p>
          <h3 className="mt-2">
            <Link href={itemPath('guidelines', article.slug)} className="after:absolute after:inset-0 hover:text-sea">
              {article.title}
            </Link>
          </h3>
          <p className="mt-2 max-w-[44rem] text-small text-ink-soft">{article.excerpt}</p>
        </div>
        <p className="flex items-center gap-2 text-small font-[550]">
          {t('readTime', { minutes: article.readTime })}
          <Icon node={ArrowRight} className="text-sea" />
        </p>
      </article>
    </Section>
  )
}
