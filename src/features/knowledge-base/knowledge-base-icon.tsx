import { Icon } from '#ui/icon.tsx'
import * as icons from './icons.ts'
import type { IconName } from './schema.ts'

interface KnowledgeBaseIconProps {
  name: IconName
  size?: number
  className?: string
}

/** The icon of an article or a category. */
export function KnowledgeBaseIcon({ name, size = 22, className = '' }: KnowledgeBaseIconProps) {
  // oxlint-disable-next-line import/namespace -- an `IconName` is a name of that module
  return <Icon node={icons[name]} size={size} className={`shrink-0 text-sea ${className}`} />
}
