import { ThumbsDown, ThumbsUp } from 'lucide'
import { useTranslations } from 'use-intl'
import { Icon } from '#ui/icon.tsx'
import { buttonStyle } from '#ui/button.ts'
import { showRating } from './press-one.ts'
import { breakable } from '#i18n/breakable.ts'

const choices = [
  { rating: 'helpful', icon: ThumbsUp, label: 'yes', answer: 'ratedHelpful' },
  { rating: 'not-helpful', icon: ThumbsDown, label: 'no', answer: 'ratedNotHelpful' },
] as const

/** "Was this helpful?" about `subject`, such as `knowledge-base/grid-trading` (press-one.ts). */
export function HelpfulRating({ subject }: { subject: string }) {
  const t = useTranslations('article')
  return (
    <section
      ref={showRating}
      data-press-one={subject}
      aria-labelledby="helpful-title"
      data-needs-script
      className="print:hidden"
    >
      <h2 id="helpful-title" className="text-[1.125rem]! leading-7!" suppressHydrationWarning>
        {breakable(t('helpful'))}
      </h2>
      <div className="mt-3 flex flex-wrap items-center gap-2">
        {choices.map(({ rating, icon, label, answer }) => (
          <button
            key={rating}
            type="button"
            data-native
            value={rating}
            data-answer={t(answer)}
            aria-pressed={false}
            className={buttonStyle.small}
          >
            <Icon node={icon} size={18} />
            {t(label)}
          </button>
        ))}
        {/* React does not restore a text that it does not change. */}
        <output className="ml-2 text-small text-ink-soft" suppressHydrationWarning>
          {''}
        </output>
      </div>
    </section>
  )
}
