import { Icon } from '#ui/icon.tsx'
import * as icons from './icons.ts'
import type { IconName } from './schema.ts'

/** The icon of an article or a category. */
export function KnowledgeBaseIcon({ name, size = 22 }: { name: IconName; size?: number }) {
  // oxlint-disable-next-line import/namespace -- an `IconName` is a name of that module
  return <Icon node={icons[name]} size={size} className="shrink-0" />
}
