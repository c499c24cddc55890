import { useTranslations } from 'use-intl'
import { Section } from '#ui/section.tsx'
import { ArticleCard } from './article-card.tsx'
import type { Guidelines } from './schema.ts'

/** The guidelines by topic, then a link to the article. */
export function TopicsSection({ sections, article }: Pick<Guidelines, 'sections' | 'article'>) {
  const t = useTranslations('guidelines')
  return (
    <Section id="topics" title={t('topics')} band>
      <div className="grid gap-x-16 gap-y-12 md:grid-cols-2">
        {sections.map((section) => (
          <section key={section.title} className="border-t border-ink pt-5">
            <h3>{section.title}</h3>
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
      <ArticleCard {...article} />
    </Section>
  )
}
