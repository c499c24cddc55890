import { TriangleAlert } from 'lucide-react'

/** The sentence that stands where figures stand. */
export function RiskNotice({ children }: { children: string }) {
  return (
    <p className="mt-10 flex max-w-[52rem] gap-3 border-l-2 border-signal pl-4 text-small text-ink">
      <TriangleAlert aria-hidden size={20} strokeWidth={1.75} className="mt-0.5 shrink-0 text-signal" />
      <span>{children}</span>
    </p>
  )
}
