import { ThumbsDown, ThumbsUp } from 'lucide'
import { useTranslations } from 'use-intl'
import { Icon } from '#ui/icon.tsx'
import { PressedButtons } from './pressed-buttons.tsx'

/** Yes and no (spec §2): they only show which was pressed; nothing is kept or sent. */
export function SampleHelpfulButtons() {
  const t = useTranslations('article')
  return (
    <PressedButtons
      title={t('helpful')}
      buttons={[
        { id: 'yes', label: t('yes'), icon: <Icon node={ThumbsUp} size={18} /> },
        { id: 'no', label: t('no'), icon: <Icon node={ThumbsDown} size={18} /> },
      ]}
    />
  )
}
