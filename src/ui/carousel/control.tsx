import type { IconNode } from 'lucide'
import { Icon } from '#ui/icon.tsx'

interface ControlProps {
  icon: IconNode
  label: string
  onClick: () => void
  className?: string
}

export function Control({ icon, label, onClick, className = 'carousel-button' }: ControlProps) {
  return (
    <button type="button" className={className} aria-label={label} onClick={onClick}>
      <Icon node={icon} />
    </button>
  )
}
