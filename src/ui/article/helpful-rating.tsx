import { ThumbsDown, ThumbsUp } from 'lucide'
import { useSyncExternalStore } from 'react'
import { useTranslations } from 'use-intl'
import { Icon } from '#ui/icon.tsx'
import { smallButtonStyle } from '#ui/small-button.ts'
import { rate, ratingOf, watchRatings, type Rating } from './visit-rating.ts'

/**
 * "Was this helpful?" (docs/product.md#rating-and-sharing). `subject` identifies the text, such as
 * `knowledge-base/grid-trading`; its rating is kept for the visit.
 */
export function HelpfulRating({ subject }: { subject: string }) {
  const t = useTranslations('article')
  const rating = useSyncExternalStore(
    watchRatings,
    () => ratingOf(subject),
    () => 'none',
  )
  const choose = (chosen: Rating) => rate(subject, chosen === rating ? 'none' : chosen)
  return (
    <section aria-labelledby="helpful-title" data-needs-script className="print:hidden">
      <h2 id="helpful-title" className="text-[1.125rem]! leading-7!">
        {t('helpful')}
      </h2>
      <div className="mt-3 flex flex-wrap items-center gap-2">
        <button
          type="button"
          aria-pressed={rating === 'helpful'}
          onClick={() => choose('helpful')}
          className={smallButtonStyle}
        >
          <Icon node={ThumbsUp} size={18} />
          {t('yes')}
        </button>
        <button
          type="button"
          aria-pressed={rating === 'not-helpful'}
          onClick={() => choose('not-helpful')}
          className={smallButtonStyle}
        >
          <Icon node={ThumbsDown} size={18} />
          {t('no')}
        </button>
        <output className="ml-2 text-small text-ink-soft">
          {rating === 'helpful' && t('ratedHelpful')}
          {rating === 'not-helpful' && t('ratedNotHelpful')}
        </output>
      </div>
    </section>
  )
}
