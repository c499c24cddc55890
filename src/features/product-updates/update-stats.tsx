import { useTranslations } from 'use-intl'
import { formatNumber } from '#i18n/format.ts'
import { usePageLocale } from '#i18n/use-page-locale.ts'
import { StatList } from '#ui/stat-list.tsx'

const samples = ['subscribers', 'responseTime', 'uptime'] as const

/** Figures of the service. Only the number of releases is counted; the others are samples. */
export function UpdateStats({ released }: { released: number }) {
  const t = useTranslations('productUpdates')
  const stats = [
    { value: formatNumber(usePageLocale(), released), label: t('stats.released') },
    ...samples.map((name) => ({ value: t(`stats.${name}.value`), label: t(`stats.${name}.label`) })),
  ]
  return (
    <div className="frame pb-14 md:pb-20">
      <StatList stats={stats} />
    </div>
  )
}
