import { useTranslations } from 'use-intl'
import { Picture } from '#ui/picture.tsx'

const tips = ['fewer', 'other', 'spelling'] as const

/** An empty result, with hints. */
export function NothingFound({ q }: { q: string }) {
  const t = useTranslations('search')
  return (
    <section aria-labelledby="found-title" className="grid items-center gap-x-12 gap-y-6 sm:grid-cols-[auto_1fr]">
      <Picture id="off-chart" alt="" size="320x210" className="w-full max-w-[20rem] sm:w-72 lg:w-80" />
      <div className="max-w-[36rem]">
        <h2 id="found-title">{t('noneTitle')}</h2>
        <p className="mt-3 text-ink-soft [overflow-wrap:anywhere]">{t('noneText', { q })}</p>
        <ul className="mt-3 list-disc space-y-1.5 pl-5 text-ink-soft marker:text-sea">
          {tips.map((tip) => (
            <li key={tip}>{t(`tips.${tip}`)}</li>
          ))}
        </ul>
      </div>
    </section>
  )
}
