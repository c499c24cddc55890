import { ThumbsDown, ThumbsUp } from 'lucide'
import { useTranslations } from 'use-intl'
import { breakable } from '#i18n/breakable.ts'
import { useSiteLinks } from '#ui/href.ts'
import { Icon } from '#ui/icon.tsx'
import { buttonStyle } from '#ui/button.ts'
import { Link } from '#ui/link.tsx'
import { showRating } from './press-one.ts'

const choices = [
  { rating: 'helpful', icon: ThumbsUp, label: 'yes', answer: 'ratedHelpful' },
  { rating: 'not-helpful', icon: ThumbsDown, label: 'no', answer: 'ratedNotHelpful' },
] as const
const reasons = ['unanswered', 'unclear', 'outdated', 'other-topic'] as const

interface HelpfulRatingProps {
  /** Such as `knowledge-base/grid-trading`. */
  subject: string
  /** The article to read instead. */
  next?: { href: string; title: string } | undefined
}

/**
 * "Was this helpful?" about `subject` (press-one.ts). "No" asks for a reason, and shows what may help
 * instead.
 */
export function HelpfulRating({ subject, next }: HelpfulRatingProps) {
  const t = useTranslations('article')
  const { support } = useSiteLinks()
  const button = { type: 'button', 'data-native': true, 'aria-pressed': false, className: buttonStyle.small } as const
  return (
    <section aria-labelledby="helpful-title" data-needs-script className="group/rating print:hidden">
      <h2 id="helpful-title" className="text-[1.125rem]! leading-7!" suppressHydrationWarning>
        {breakable(t('helpful'))}
      </h2>
      <div ref={showRating} data-press-one={subject} className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-2">
        {choices.map(({ rating, icon, label, answer }) => (
          <button key={rating} {...button} value={rating} data-answer={t(answer)}>
            <Icon node={icon} size={18} />
            {t(label)}
          </button>
        ))}
        {/* React does not restore a text that it does not change. */}
        <output className="text-small text-ink-soft" suppressHydrationWarning>
          {''}
        </output>
      </div>
      <div className="mt-6 hidden rounded-card border border-line bg-chart p-5 group-has-[[value=not-helpful][aria-pressed=true]]/rating:block">
        <fieldset ref={showRating} data-press-one={`${subject}/reason`}>
          <legend className="mb-3 font-[650]">{t('reason')}</legend>
          <div className="flex flex-wrap gap-2">
            {reasons.map((reason) => (
              <button key={reason} {...button} value={reason} data-answer={t('reasonThanks')}>
                {t(`reasons.${reason}`)}
              </button>
            ))}
          </div>
          <output className="block text-small text-ink-soft not-empty:mt-4" suppressHydrationWarning>
            {''}
          </output>
        </fieldset>
        <ul className="mt-2 flex flex-wrap gap-x-8 text-small">
          {next && (
            <li>
              <Link href={next.href} className={buttonStyle.quiet}>
                {next.title}
              </Link>
            </li>
          )}
          <li>
            <Link href={support} className={buttonStyle.quiet}>
              {t('contactSupport')}
            </Link>
          </li>
        </ul>
      </div>
    </section>
  )
}
