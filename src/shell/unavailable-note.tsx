import { useTranslations } from 'use-intl'
import { RetryLink } from '#ui/retry-link.tsx'

/** A note that some content is temporarily unavailable (docs/product.md#unavailable). */
export function UnavailableNote() {
  const t = useTranslations('error')
  return (
    <p className="frame flex flex-wrap items-center gap-x-6 border-t border-line py-6 text-ink-soft">
      {t('partMissing')} <RetryLink />
    </p>
  )
}
