interface HeadingProps {
  id: string
  title: string
  /** Label above the title. */
  label?: string | undefined
  description?: string | undefined
}

/** `id` is the section's anchor; its heading has the id `{id}-title`. */
interface SectionProps extends HeadingProps {
  /** Uses the alternate background colour. */
  band?: boolean
  children: React.ReactNode
}

/** A section of a page with its heading. */
export function Section({ id, title, label, description, band = false, children }: SectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={band ? 'bg-chart' : undefined}>
      <div className="frame py-18 lg:py-28">
        <SectionHeading id={`${id}-title`} title={title} label={label} description={description} />
        {children}
      </div>
    </section>
  )
}

/** Label, title and description, aligned left. */
export function SectionHeading({ id, title, label, description }: HeadingProps) {
  return (
    <header className="mb-10 max-w-[46rem] lg:mb-14">
      {label && <p className="lettering mb-3 text-sea">{label}</p>}
      <h2 id={id}>{title}</h2>
      {description && <p className="mt-4 text-ink-soft md:text-balance">{description}</p>}
    </header>
  )
}
