import { breakable } from '#i18n/breakable.ts'
export interface HeadingProps {
  id: string
  title: string
  label?: string | undefined
  description?: string | undefined
}

/** Label, title and description, aligned left. */
export function SectionHeading({ id, title, label, description }: HeadingProps) {
  return (
    <header className="mb-7 max-w-[46rem] md:mb-10 lg:mb-14">
      {label && <p className="lettering mb-3 text-sea">{label}</p>}
      <h2 id={id} suppressHydrationWarning>
        {breakable(title)}
      </h2>
      {description && <p className="mt-3 text-ink-soft md:mt-4 md:text-balance">{description}</p>}
    </header>
  )
}
