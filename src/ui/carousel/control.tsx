import type { IconNode } from 'lucide'
import { Icon } from '#ui/icon.tsx'

interface ControlProps {
  icon: IconNode
  label: string
  onClick: () => void
  /** A further class. */
  kind?: string
}

export function Control({ icon, label, onClick, kind }: ControlProps) {
  return (
    <button
      type="button"
      className={kind ? `carousel-button ${kind}` : 'carousel-button'}
      aria-label={label}
      onClick={onClick}
    >
      <Icon node={icon} />
    </button>
  )
}
