import { ThumbsDown, ThumbsUp } from 'lucide'
import { useSyncExternalStore } from 'react'
import { useTranslations } from 'use-intl'
import { Icon } from '#ui/icon.tsx'
import { buttonStyle } from '#ui/button.ts'
import { rate, ratingOf, watchRatings } from './visit-rating.ts'

const choices = [
  { choice: 'helpful', icon: ThumbsUp, label: 'yes' },
  { choice: 'not-helpful', icon: ThumbsDown, label: 'no' },
] as const

/** "Was this helpful?" about `subject`, such as `knowledge-base/grid-trading`. */
export function HelpfulRating({ subject }: { subject: string }) {
  const t = useTranslations('article')
  const rating = useSyncExternalStore(
    watchRatings,
    () => ratingOf(subject),
    () => 'none',
  )
  return (
    <section aria-labelledby="helpful-title" data-needs-script className="print:hidden">
      <h2 id="helpful-title" className="text-[1.125rem]! leading-7!">
        {t('helpful')}
      </h2>
      <div className="mt-3 flex flex-wrap items-center gap-2">
        {choices.map(({ choice, icon, label }) => (
          <button
            key={choice}
            type="button"
            aria-pressed={rating === choice}
            onClick={() => rate(subject, rating === choice ? 'none' : choice)}
            className={buttonStyle.small}
          >
            <Icon node={icon} size={18} />
            {t(label)}
          </button>
        ))}
        <output className="ml-2 text-small text-ink-soft">
          {rating === 'helpful' && t('ratedHelpful')}
          {rating === 'not-helpful' && t('ratedNotHelpful')}
        </output>
      </div>
    </section>
  )
}
