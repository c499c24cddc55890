import { ArrowRight } from 'lucide'
import { useTranslations } from 'use-intl'
import { hrefOf } from '#ui/href.ts'
import { Icon } from '#ui/icon.tsx'
import { Link } from '#ui/link.tsx'
import type { GuidelineSummary } from './schema.ts'

/** The link of the title covers the card. */
export function ArticleCard({ slug, title, excerpt, readTime }: GuidelineSummary) {
  const t = useTranslations('guidelines')
  return (
    <article className="relative mt-14 grid items-center gap-x-12 gap-y-5 rounded-card border border-line bg-paper p-6 hover:border-sea md:grid-cols-[1fr_auto] lg:p-9">
      <div>
        <p className="lettering text-sea">{t('article')}</p>
        <h3 className="mt-2">
          <Link
            href={hrefOf('/resources/guidelines/$slug', { slug })}
            className="after:absolute after:inset-0 hover:text-sea"
          >
            {title}
          </Link>
        </h3>
        <p className="mt-2 max-w-[44rem] text-small text-ink-soft">{excerpt}</p>
      </div>
      <p className="flex items-center gap-2 text-small font-[550]">
        {t('readTime', { minutes: readTime })}
        <Icon node={ArrowRight} className="text-sea" />
      </p>
    </article>
  )
}
