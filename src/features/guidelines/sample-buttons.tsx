import { Link2, ThumbsDown, ThumbsUp } from 'lucide'
import { useId, useState, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { shareNetworks } from '#ui/article/share-networks.ts'
import { Icon } from '#ui/icon.tsx'
import { smallButtonStyle } from '#ui/small-button.ts'

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

interface PressedButtonsProps {
  title: string
  /** `description` is read by screen readers in place of a label that is too short. */
  buttons: { id: string; label: string; description?: string; icon: ReactNode }[]
}

/** A row of buttons of which at most one is pressed; a second click releases it. */
function PressedButtons({ title, buttons }: PressedButtonsProps) {
  const titleId = useId()
  const [pressed, setPressed] = useState<string>()
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className="text-[1.125rem]! leading-7!">
        {title}
      </h2>
      <div className="mt-3 flex flex-wrap gap-2">
        {buttons.map(({ id, label, description, icon }) => (
          <button
            key={id}
            type="button"
            aria-pressed={id === pressed}
            aria-label={description}
            onClick={() => setPressed(id === pressed ? undefined : id)}
            className={smallButtonStyle}
          >
            {icon}
            {label}
          </button>
        ))}
      </div>
    </section>
  )
}
