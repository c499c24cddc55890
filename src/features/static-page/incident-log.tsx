import { CircleCheck, TriangleAlert } from 'lucide'
import { useTranslations } from 'use-intl'
import { localizePath } from '#i18n/paths.ts'
import { usePageLocale } from '#i18n/use-page-locale.ts'
import { Prose } from '#ui/article/prose.tsx'
import { Icon } from '#ui/icon.tsx'
import { incidentPeriod } from './incident-period.ts'
import { incidentPage, type Incident } from './schema.ts'

/** The incidents, newest first. Each has the fragment that its feed and the home page link to. */
export function IncidentLog({ id, incidents }: { id: string; incidents: Incident[] }) {
  const t = useTranslations('incidents')
  const locale = usePageLocale()
  return (
    <section aria-labelledby={id} className="grid gap-8">
      <div className="prose [&>h2]:mt-0">
        <h2 id={id}>{t('title')}</h2>
        <p>
          {t('intro')}{' '}
          <a href={`${localizePath(locale, `/page/${incidentPage}`)}/rss.xml`} className="print:hidden">
            {t('feed')}
          </a>
        </p>
      </div>
      {incidents.map(({ slug, title, started, ended, affected, content, changed }) => (
        <article key={slug} id={slug} className="border-t border-line pt-6">
          <p className={`lettering flex items-center gap-2 ${ended === undefined ? 'text-signal' : 'text-ink-soft'}`}>
            <Icon node={ended === undefined ? TriangleAlert : CircleCheck} size={18} />
            {t(ended === undefined ? 'open' : 'closed')}
          </p>
          <h3 className="mt-2">{title}</h3>
          <dl className="mt-4 grid gap-x-6 sm:grid-cols-[8.5rem_minmax(0,1fr)] sm:gap-y-4 [&>dt]:text-small [&>dt]:font-[650] max-sm:[&>dd]:mb-4">
            <dt>{t('when')}</dt>
            <dd>{t(ended === undefined ? 'since' : 'period', incidentPeriod(locale, started, ended))}</dd>
            <dt>{t('affected')}</dt>
            <dd>{affected}</dd>
            <dt>{t('happened')}</dt>
            <dd>
              <Prose html={content} />
            </dd>
            {changed && (
              <>
                <dt>{t('changed')}</dt>
                <dd>{changed}</dd>
              </>
            )}
          </dl>
        </article>
      ))}
    </section>
  )
}
