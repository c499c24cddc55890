import { Check, Link2, type IconNode } from 'lucide'
import { useTranslations } from 'use-intl'
import { Icon } from '#ui/icon.tsx'
import { buttonStyle } from '#ui/button.ts'

const labels: { key: 'copy' | 'copied'; icon: IconNode; colour?: string }[] = [
  { key: 'copy', icon: Link2 },
  { key: 'copied', icon: Check, colour: 'text-good' },
]

/** Copies `address`; the label then says "Copied" (copy-link.ts). */
export function CopyLinkButton({ address }: { address: string }) {
  const t = useTranslations('sharing')
  return (
    <>
      <button type="button" data-native data-needs-script data-copy={address} className={buttonStyle.small}>
        {labels.map(({ key, icon, colour }) => (
          <span key={key} hidden={key === 'copied'} className="contents">
            <Icon node={icon} size={18} {...(colour && { className: colour })} />
            {t(key)}
          </span>
        ))}
      </button>
      {/* React leaves a text alone that it does not change. */}
      <output className="sr-only" suppressHydrationWarning>
        {''}
      </output>
    </>
  )
}
