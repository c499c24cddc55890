import { useTranslations } from 'use-intl'
import { breakable } from '#i18n/breakable.ts'
import type { Samples } from '#model/samples-schema.ts'
import { SampleNote } from '#ui/sample-note.tsx'
import { DashboardPreview } from './dashboard-preview.tsx'
import { LogPreview } from './log-preview.tsx'
import { sampleMonth } from './sample-month.ts'

/** The app as clients see it: the dashboard with an open position, and the trade log with a losing trade. */
export function AppPreview({ samples, capital }: { samples: Samples; capital: number }) {
  const t = useTranslations('appPreview')
  const shown = sampleMonth(samples, capital)
  if (!shown) return null
  return (
    <section aria-labelledby="preview-title" className="mt-12 md:mt-18">
      <h3 id="preview-title" className="mb-2" suppressHydrationWarning>
        {breakable(t('title'))}
      </h3>
      <SampleNote>{t('note')}</SampleNote>
      <div className="grid gap-5 lg:grid-cols-2">
        <DashboardPreview shown={shown} />
        <LogPreview shown={shown} />
      </div>
    </section>
  )
}
