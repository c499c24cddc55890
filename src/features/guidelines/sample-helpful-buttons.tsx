import { ThumbsDown, ThumbsUp } from 'lucide'
import { useTranslations } from 'use-intl'
import { Icon } from '#ui/icon.tsx'
import { PressedButtons } from './pressed-buttons.tsx'

/** Sample rating buttons: they only show which one was pressed. Nothing is stored or sent. */
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
