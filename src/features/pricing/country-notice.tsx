import { useTranslations } from 'use-intl'
import { locales } from '#i18n/locales.ts'
import { usePageLocale } from '#i18n/use-page-locale.ts'
import { useSiteLinks } from '#ui/href.ts'
import { RiskNotice } from '#ui/risk-notice.tsx'
import { useUnserved } from '#ui/unserved.ts'

/** Says under the plans that the visitor's country is not served. Only browsers show it. */
export function CountryNotice() {
  const t = useTranslations('pricing')
  const { tag } = locales[usePageLocale()]
  const unserved = useUnserved(useSiteLinks().register)
  if (!unserved) return null
  const country = new Intl.DisplayNames([tag], { type: 'region' }).of(unserved.country) ?? unserved.country
  return <RiskNotice>{t('countryNotice', { country })}</RiskNotice>
}
