import { Link } from '#ui/link.tsx'

interface FilterLinksProps {
  /** What the filter selects, for screen readers. */
  label: string
  /** Whether everyone sees the label: for a list with several filters. */
  isLabelled?: boolean
  filters: { title: string; href: string; current: boolean }[]
}

/** The filter of a list: links, as each choice has an address. Scrolls on narrow screens. */
export function FilterLinks({ label, isLabelled = false, filters }: FilterLinksProps) {
  return (
    <nav aria-label={label} className="min-w-0 max-w-full items-baseline gap-4 md:flex">
      {isLabelled && (
        <p aria-hidden className="lettering text-ink-soft max-md:mt-1 md:w-40 md:shrink-0">
          {label}
        </p>
      )}
      <ul className="-mx-5 flex gap-2 xl:gap-1.5 overflow-x-auto scroll-px-5 px-5 py-1.5 [scrollbar-width:none] md:mx-0 md:flex-wrap md:overflow-visible md:px-0">
        {filters.map(({ title, href, current }) => (
          <li key={href} className="shrink-0">
            <Link
              href={href}
              aria-current={current ? 'true' : undefined}
              className="inline-flex min-h-11 items-center rounded-full border border-ink-soft/60 bg-paper px-4 text-[0.875rem] xl:px-3 font-[550] whitespace-nowrap hover:border-sea hover:text-sea max-md:aria-[current]:[scroll-initial-target:nearest] aria-[current]:border-sea aria-[current]:bg-sea aria-[current]:text-paper"
            >
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
