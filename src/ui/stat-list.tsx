import { useTranslations } from 'use-intl'
import { SampleNote } from './sample-note.tsx'

/** Large sample figures, each above its label. */
export function StatList({ stats }: { stats: { value: string; label: string }[] }) {
  const t = useTranslations('samples')
  return (
    <div>
      <SampleNote>{t('figures')}</SampleNote>
      <dl className="grid grid-cols-2 gap-x-8 gap-y-7 xl:grid-cols-4">
        {stats.map((stat) => (
          <div key={stat.label} className="ticks flex flex-col-reverse justify-end pt-5">
            <dt className="mt-2 text-small text-ink-soft">{stat.label}</dt>
            <dd className="text-[2.25rem] leading-none font-[650] tracking-[-0.02em] whitespace-nowrap lg:text-[2.75rem]">
              {stat.value}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
