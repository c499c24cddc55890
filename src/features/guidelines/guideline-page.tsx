import { useTranslations } from 'use-intl'
import { textLang, type MaybeInEnglish } from '#i18n/english-fallback.ts'
import { formatDate } from '#i18n/format.ts'
import { usePageLocale } from '#i18n/use-page-locale.ts'
import { ArticleBody } from '#ui/article/article-body.tsx'
import { Breadcrumbs } from '#ui/breadcrumbs.tsx'
import { EnglishFallbackNote } from '#ui/english-fallback-note.tsx'
import { HelpBox } from '#ui/help-box.tsx'
import { Title } from '#ui/title.tsx'
import { SampleButtons } from './sample-buttons.tsx'
import type { Guideline } from './schema.ts'

/** The guideline article (docs/product.md#guidelines). Its buttons are samples. */
export function GuidelinePage({ guideline }: { guideline: MaybeInEnglish<Guideline> }) {
  const t = useTranslations('guidelines')
  const locale = usePageLocale()
  const { title, excerpt, readTime, updatedAt, toc, content } = guideline
  const date = formatDate(locale, updatedAt)
  const lang = textLang(guideline)
  return (
    <article className="reading">
      {guideline.inEnglish && <EnglishFallbackNote />}
      <div aria-hidden className="reading-progress" />
      <header className="border-b border-line bg-chart">
        <div className="frame pt-5 pb-12 lg:pt-7 lg:pb-16">
          <Breadcrumbs above={[{ title: t('title'), href: '/resources/guidelines' }]} title={title} />
          <Title lang={lang} className="mt-6 max-w-[54rem] lg:mt-8">
            {title}
          </Title>
          <p lang={lang} className="mt-5 max-w-[45rem] text-ink-soft">
            {excerpt}
          </p>
          <p className="mt-7 flex flex-wrap gap-x-6 gap-y-1 text-small text-ink-soft">
            <span>{t('readTime', { minutes: readTime })}</span>
            <time dateTime={updatedAt}>{t('updated', { date })}</time>
          </p>
        </div>
      </header>
      <ArticleBody html={content} lang={lang} toc={toc}>
        <div className="flex flex-wrap justify-between gap-x-12 gap-y-8" data-needs-script>
          <SampleButtons />
        </div>
        <HelpBox />
      </ArticleBody>
    </article>
  )
}
