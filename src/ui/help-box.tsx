import { useTranslations } from 'use-intl'
import { ButtonLink } from './button-link.tsx'
import { useSiteLinks } from './href.ts'
import { breakable } from '#i18n/breakable.ts'

/** "Need more help": links to support and community. */
export function HelpBox() {
  const t = useTranslations('article')
  const links = useSiteLinks()
  return (
    <section
      aria-labelledby="help-title"
      className="flex flex-wrap items-center justify-between gap-x-12 gap-y-6 rounded-card border border-line bg-chart p-6 sm:p-8 print:hidden"
    >
      <div className="max-w-[34rem] flex-[1_1_20rem]">
        <h2 id="help-title" className="text-h3!" suppressHydrationWarning>
          {breakable(t('needHelp'))}
        </h2>
        <p className="mt-2 text-small text-ink-soft">{t('needHelpText')}</p>
      </div>
      <p className="flex flex-wrap gap-3 max-sm:grow max-sm:*:grow">
        <ButtonLink href={links.support} kind="primary">
          {t('contactSupport')}
        </ButtonLink>
        <ButtonLink href={links.community}>{t('joinCommunity')}</ButtonLink>
      </p>
    </section>
  )
}
