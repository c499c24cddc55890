import { Link2 } from 'lucide'
import { useTranslations } from 'use-intl'
import { Icon } from '#ui/icon.tsx'
import { shareNetworks } from '#ui/article/share-networks.ts'
import { PressedButtons } from './pressed-buttons.tsx'

/** Sample share buttons: they only show which one was pressed. */
export function SampleShareButtons() {
  const t = useTranslations('sharing')
  const networks = (['microblog', 'professional'] as const).map((network) => {
    const { name, mark } = shareNetworks[network]
    return {
      id: network,
      label: name,
      description: t('on', { network: name }),
      icon: (
        <svg aria-hidden viewBox="0 0 24 24" width={16} height={16} fill="currentColor" className="shrink-0">
          <path d={mark} />
        </svg>
      ),
    }
  })
  const copy = { id: 'copy', label: t('copy'), icon: <Icon node={Link2} size={18} /> }
  return <PressedButtons title={t('share')} buttons={[...networks, copy]} />
}
