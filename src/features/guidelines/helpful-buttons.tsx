import { ThumbsDown, ThumbsUp } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { PressedButtons } from './pressed-buttons.tsx'

/** Yes and no (spec §2): they only show which was pressed; nothing is kept or sent. */
export function HelpfulButtons() {
  const t = useTranslations('article')
  return (
    <PressedButtons
      title={t('helpful')}
      buttons={[
        { id: 'yes', label: t('yes'), icon: <ThumbsUp aria-hidden size={18} strokeWidth={1.75} /> },
        { id: 'no', label: t('no'), icon: <ThumbsDown aria-hidden size={18} strokeWidth={1.75} /> },
      ]}
    />
  )
}
