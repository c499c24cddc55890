import { TriangleAlert } from 'lucide'
import { Icon } from './icon.tsx'

/** The risk notice that is shown beside performance figures. */
export function RiskNotice({ children }: { children: string }) {
  return (
    <p className="mt-7 flex md:mt-10 max-w-[52rem] gap-3 border-l-2 border-signal pl-4 text-small text-ink">
      <Icon node={TriangleAlert} className="mt-0.5 shrink-0 text-signal" />
      <span>{children}</span>
    </p>
  )
}
