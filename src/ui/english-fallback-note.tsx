import { useTranslations } from 'use-intl'

/** A note above an English text on a page in another language. */
export function EnglishFallbackNote() {
  const t = useTranslations('shell')
  return (
    <p role="note" className="border-b border-line bg-paper">
      <span className="frame block py-3 text-small text-ink-soft">{t('inEnglish')}</span>
    </p>
  )
}
