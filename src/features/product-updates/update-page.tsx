import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { textLang, type MaybeInEnglish } from '#i18n/english-fallback.ts'
import { itemPath, useSiteLinks } from '#ui/href.ts'
import { Breadcrumbs } from '#ui/breadcrumbs.tsx'
import { ButtonLink } from '#ui/button-link.tsx'
import { EnglishFallbackNote } from '#ui/english-fallback-note.tsx'
import { PageDate } from '#ui/page-date.tsx'
import { Picture } from '#ui/picture.tsx'
import { ArticleBody } from '#ui/article/article-body.tsx'
import { NeighbourLinks } from '#ui/article/neighbour-links.tsx'
import { ShareButtons } from '#ui/article/share-buttons.tsx'
import { Title } from '#ui/title.tsx'
import type { Update } from './schema.ts'
import { UpdateScope, type PlanName } from './update-scope.tsx'
import { UpdateTypeLabel } from './update-type-label.tsx'

interface UpdatePageProps {
  update: MaybeInEnglish<Update>
  plans: PlanName[] | undefined
  newsletter: ReactNode
}

/** A release: version and date beside its notes. */
export function UpdatePage({ update, plans, newsletter }: UpdatePageProps) {
  const t = useTranslations('productUpdates')
  const lang = textLang(update)
  const { version, date_created, thumbnail } = update.product_updates_id
  return (
    <article className="reading">
      {update.inEnglish && <EnglishFallbackNote />}
      <div aria-hidden className="reading-progress" />
      <header className="border-b border-line bg-chart">
        <div className="frame pt-4 pb-10 lg:pb-14">
          <Breadcrumbs above={[{ title: t('title'), href: '/resources/product-updates' }]} title={update.title} />
          <div className="mt-6 grid items-center gap-x-16 gap-y-8 lg:mt-8 lg:grid-cols-[minmax(0,1fr)_27rem]">
            <div>
              {update.category && <UpdateTypeLabel category={update.category} />}
              <Title lang={lang} className="mt-3">
                {update.title}
              </Title>
              <p lang={lang} className="mt-4 max-w-[45rem] text-ink-soft">
                {update.intro}
              </p>
              <UpdateScope update={update} plans={plans} className="mt-5 grid gap-1.5" />
            </div>
            <Picture
              id={thumbnail}
              alt=""
              size="540x405"
              hero
              className="aspect-4/3 w-full max-w-[27rem] rounded-card border border-line bg-paper object-cover"
            />
          </div>
        </div>
      </header>
      <ArticleBody
        html={update.content}
        lang={lang}
        facts={
          <div>
            <dl className="ticks flex flex-wrap gap-x-12 gap-y-5 pt-5 figures lg:block">
              <div className="w-full">
                <dt className="sr-only">{t('version', { version: '' })}</dt>
                <dd className="text-[2.5rem] leading-none font-[650] tracking-[-0.03em]">{version}</dd>
              </div>
              <div className="lg:mt-6">
                <dt className="lettering text-ink-soft">{t('released')}</dt>
                <dd className="mt-1 text-small">
                  <PageDate date={date_created} />
                </dd>
              </div>
              {update.category && (
                <div className="lg:mt-5">
                  <dt className="lettering text-ink-soft">{t('kind')}</dt>
                  <dd className="mt-1 text-small">{update.category.name}</dd>
                </div>
              )}
            </dl>
            <p className="mt-7 mb-1">
              <ButtonLink href={useSiteLinks().app}>{t('download')}</ButtonLink>
            </p>
          </div>
        }
      >
        <ShareButtons
          path={itemPath('product-updates', update.slug)}
          title={update.title}
          networks={['microblog', 'social']}
        />
        {newsletter}
        <NeighbourLinks section="product-updates" of={update.neighbours} />
        <p>
          <ButtonLink href="/resources/product-updates#releases" kind="quiet">
            {t('allUpdates')}
          </ButtonLink>
        </p>
      </ArticleBody>
    </article>
  )
}
