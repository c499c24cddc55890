import { CalendarClock } from 'lucide'
import { useTranslations } from 'use-intl'
import { Icon } from '#ui/icon.tsx'
import { PageDate } from '#ui/page-date.tsx'
import type { UpdateListItem } from './schema.ts'

/** A plan's id and its title in the page's language. */
export interface PlanName {
  id: string
  title: string
}

interface UpdateScopeProps {
  update: UpdateListItem
  /** `undefined` if the plans are temporarily unavailable. */
  plans: PlanName[] | undefined
  className: string
}

/** The plans that a release affects, unless it affects all, and the last day for an action that it needs. */
export function UpdateScope({ update, plans, className }: UpdateScopeProps) {
  const t = useTranslations('productUpdates')
  const { plans: affected = [], action_due } = update.product_updates_id
  const titles = (plans ?? []).filter(({ id }) => affected.includes(id)).map(({ title }) => title)
  if (!action_due && titles.length === 0) return null
  return (
    <dl className={className}>
      {action_due && (
        <div className="flex gap-2">
          <Icon node={CalendarClock} size={18} className="mt-0.5 shrink-0 text-signal" />
          <dt className="font-[650]">{t('actionDue')}</dt>
          <dd>
            <PageDate date={action_due} />
          </dd>
        </div>
      )}
      {titles.length > 0 && (
        <div className="flex flex-wrap gap-x-2">
          <dt className="font-[650]">{t('affects')}</dt>
          <dd>{titles.join(', ')}</dd>
        </div>
      )}
    </dl>
  )
}
