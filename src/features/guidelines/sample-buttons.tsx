import type { ReactNode } from 'react'
import { Link2, ThumbsDown, ThumbsUp } from 'lucide'
import { useTranslations } from 'use-intl'
import { shareNetworks } from '#ui/article/share-networks.ts'
import { buttonStyle } from '#ui/button.ts'
import { Icon } from '#ui/icon.tsx'
import { breakable } from '#i18n/breakable.ts'

/** `description` replaces a short label for screen readers. */
interface SampleButton {
  label: string
  description?: string
  icon: ReactNode
}

/** Sample rating and share buttons. They only show which one is pressed (press-one.ts). */
export function SampleButtons() {
  const t = useTranslations()
  const networks = (['microblog', 'professional'] as const).map((network): SampleButton => {
    const { name, mark } = shareNetworks[network]
    const icon = (
      <svg aria-hidden viewBox="0 0 24 24" width={16} height={16} fill="currentColor" className="shrink-0">
        <path d={mark} />
      </svg>
    )
    return { label: name, description: t('sharing.on', { network: name }), icon }
  })
  const rating: SampleButton[] = [
    { label: t('article.yes'), icon: <Icon node={ThumbsUp} size={18} /> },
    { label: t('article.no'), icon: <Icon node={ThumbsDown} size={18} /> },
  ]
  const copy: SampleButton = { label: t('sharing.copy'), icon: <Icon node={Link2} size={18} /> }
  const groups = [
    { id: 'helpful-title', title: t('article.helpful'), buttons: rating },
    { id: 'share-title', title: t('sharing.share'), buttons: [...networks, copy] },
  ]
  return groups.map(({ id, title, buttons }) => (
    <section key={id} data-press-one="" aria-labelledby={id}>
      <h2 id={id} className="text-[1.125rem]! leading-7!" suppressHydrationWarning>
        {breakable(title)}
      </h2>
      <div className="mt-3 flex flex-wrap gap-2">
        {buttons.map(({ label, description, icon }) => (
          <button
            key={label}
            type="button"
            data-native
            aria-pressed={false}
            aria-label={description}
            className={buttonStyle.small}
          >
            {icon}
            {label}
          </button>
        ))}
      </div>
    </section>
  ))
}
