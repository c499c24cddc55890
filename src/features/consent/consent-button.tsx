import { useTranslations } from 'use-intl'

/** Opens the consent dialog again. The click listener is in watch-consent.ts. */
export function ConsentButton() {
  const t = useTranslations('consent')
  return (
    <button
      type="button"
      data-native
      data-needs-script
      data-consent-open
      aria-haspopup="dialog"
      className="flex min-h-11 items-center hover:text-sea"
    >
      {t('reopen')}
    </button>
  )
}
