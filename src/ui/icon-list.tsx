import { Check, type IconNode } from 'lucide'
import { Icon } from './icon.tsx'

interface IconListProps {
  items: string[]
  icon?: IconNode
  /** For small text. */
  small?: boolean
  className: string
}

/** Short texts, each after an icon that is centred on its first line. */
export function IconList({ items, icon = Check, small = false, className }: IconListProps) {
  return (
    <ul className={className}>
      {items.map((item) => (
        <li key={item} className={small ? 'flex gap-2.5' : 'flex gap-3'}>
          <Icon node={icon} size={small ? 18 : 20} className="h-lh shrink-0 text-sea" />
          <span>{item}</span>
        </li>
      ))}
    </ul>
  )
}
