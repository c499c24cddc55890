import { Link2, ThumbsDown, ThumbsUp } from 'lucide'
import { useTranslations } from 'use-intl'
import { shareNetworks } from '#ui/article/share-networks.ts'
import { Icon } from '#ui/icon.tsx'
import { PressedButtons } from './pressed-buttons.tsx'

/** Sample rating and share buttons: they only show which one was pressed. */
export function SampleButtons() {
  const t = useTranslations()
  const networks = (['microblog', 'professional'] as const).map((network) => {
    const { name, mark } = shareNetworks[network]
    return {
      id: network,
      label: name,
      description: t('sharing.on', { network: name }),
      icon: (
        <svg aria-hidden viewBox="0 0 24 24" width={16} height={16} fill="currentColor" className="shrink-0">
          <path d={mark} />
        </svg>
      ),
    }
  })
  return (
    <>
      <PressedButtons
        title={t('article.helpful')}
        buttons={[
          { id: 'yes', label: t('article.yes'), icon: <Icon node={ThumbsUp} size={18} /> },
          { id: 'no', label: t('article.no'), icon: <Icon node={ThumbsDown} size={18} /> },
        ]}
      />
      <PressedButtons
        title={t('sharing.share')}
        buttons={[...networks, { id: 'copy', label: t('sharing.copy'), icon: <Icon node={Link2} size={18} /> }]}
      />
    </>
  )
}
