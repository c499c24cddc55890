import { useTranslations } from 'use-intl'

/**
 * A field for programs that fill in whatever they find: out of sight, out of the tab order, not read aloud, not completed by
 * the browser. Who fills it in is thanked and not stored (worker/api/subscribe.ts).
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
