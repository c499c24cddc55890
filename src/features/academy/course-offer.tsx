import { useSyncExternalStore } from 'react'
import { useTranslations } from 'use-intl'
import { formatDate } from '#i18n/format.ts'
import { moneyText } from '#i18n/money.ts'
import { usePageLocale } from '#i18n/use-page-locale.ts'
import { ButtonLink } from '#ui/button-link.tsx'
import { useSiteLinks } from '#ui/href.ts'
import { ItemCard } from './item-card.tsx'
import type { CourseDetail } from './schema.ts'
import { isOver } from '#model/session-day.ts'
import { useCourseFormats } from './use-course-formats.ts'

const never = () => () => undefined

/** The saving in dollars and in whole percent, rounded down; `undefined` without a saving. */
export function savingOf(price: number, originalPrice: number): { amount: number; percent: number } | undefined {
  if (originalPrice <= price) return undefined
  const amount = originalPrice - price
  return { amount, percent: Math.floor((amount / originalPrice) * 100) }
}

/** Picture, price and call to action of a course. After the offer's last day the price stands alone. */
export function CourseOffer({ course }: { course: CourseDetail }) {
  const t = useTranslations('academy')
  const samples = useTranslations('samples')
  const locale = usePageLocale()
  const { durationOf } = useCourseFormats()
  const { price, originalPrice, originalPriceUntil, lessons, duration, thumbnail } = course
  const isOffered = useSyncExternalStore(
    never,
    () => originalPriceUntil !== undefined && !isOver(originalPriceUntil, performance.timeOrigin),
    () => originalPriceUntil !== undefined,
  )
  const saving = isOffered ? savingOf(price, originalPrice) : undefined
  return (
    <ItemCard label={t('price')} thumbnail={thumbnail}>
      <p className="flex flex-wrap items-baseline gap-x-3">
        <span className="sr-only">{t('price')}</span>
        <span className="text-[2.5rem] leading-none font-[650] tracking-[-0.03em]">{moneyText(locale, price)}</span>
        {saving && (
          <>
            <span className="sr-only">{t('originalPrice')}</span>
            <s className="text-ink-soft">{moneyText(locale, originalPrice)}</s>
          </>
        )}
      </p>
      {saving && originalPriceUntil && (
        <p className="mt-1 text-small text-ink-soft">
          {samples('price', { date: formatDate(locale, originalPriceUntil) })}
        </p>
      )}
      {saving && (
        <p className="mt-2 text-small font-[550] text-good">
          {t('saving', { ...saving, amount: moneyText(locale, saving.amount) })}
        </p>
      )}
      <p className="mt-6 grid">
        <ButtonLink href={useSiteLinks().app} kind="primary">
          {t('startCourse')}
        </ButtonLink>
      </p>
      <p className="mt-4 text-small text-ink-soft">
        {`${t('lessonsCount', { count: lessons.length })} · ${durationOf(duration)}`}
      </p>
    </ItemCard>
  )
}
