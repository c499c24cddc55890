import { useTranslations } from 'use-intl'
import { textLang, type MaybeInEnglish } from '#i18n/english-fallback.ts'
import { formatDate } from '#i18n/format.ts'
import { usePageLocale } from '#i18n/use-page-locale.ts'
import { ArticleBody } from '#ui/article/article-body.tsx'
import { headingsOf } from '#model/headings.ts'
import { Breadcrumbs } from '#ui/breadcrumbs.tsx'
import { EnglishFallbackNote } from '#ui/english-fallback-note.tsx'
import { Picture } from '#ui/picture.tsx'
import { Title } from '#ui/title.tsx'
import { IncidentLog } from './incident-log.tsx'
import type { StaticPage } from './schema.ts'

/** A static page: a banner with the title and the date of the last change, then the text. */
export function TextPage({ page }: { page: MaybeInEnglish<StaticPage> }) {
  const t = useTranslations('article')
  const log = useTranslations('incidents')
  const locale = usePageLocale()
  const { title, content, date_updated, incidents, inEnglish } = page
  const lang = textLang(page)
  return (
    <article className="reading">
      {inEnglish && <EnglishFallbackNote />}
      <div aria-hidden className="reading-progress" />
      <header className="relative overflow-clip border-b border-line bg-chart">
        <Picture
          id="banner-chart"
          alt=""
          size="3000x1200"
          className="absolute inset-0 size-full object-cover object-right"
        />
        <div className="frame relative pt-4 pb-10 lg:pb-14">
          <Breadcrumbs above={[]} title={title} />
          <Title lang={lang} className="mt-8 lg:mt-10">
            {title}
          </Title>
          {date_updated && (
            <p className="mt-4 text-small text-ink-soft">
              <time dateTime={date_updated}>{t('lastChanged', { date: formatDate(locale, date_updated) })}</time>
            </p>
          )}
        </div>
      </header>
      {incidents ? (
        <ArticleBody
          html={content}
          lang={lang}
          toc={[...headingsOf(content), { id: 'incidents', title: log('title') }]}
        >
          <IncidentLog id="incidents" incidents={incidents} />
        </ArticleBody>
      ) : (
        <ArticleBody html={content} lang={lang} />
      )}
    </article>
  )
}
