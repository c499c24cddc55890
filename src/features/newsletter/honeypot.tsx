import { useTranslations } from 'use-intl'

/**
 * A field for bots that fill in every field: invisible, not in the tab order, hidden from screen
 * readers, without autocomplete. A sign-up that fills it in gets thanks and is not stored
 * (worker/api/subscribe.ts).
 */
export function Honeypot() {
  const t = useTranslations()
  return (
    <div className="sr-only" aria-hidden="true">
      <label>
        {t('newsletter.leaveEmpty')}
        <input name="website" type="text" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  )
}
