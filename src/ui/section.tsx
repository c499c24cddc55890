import { SectionHeading, type HeadingProps } from './section-heading.tsx'

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
      <div className="frame rhythm">
        <SectionHeading id={`${id}-title`} title={title} label={label} description={description} />
        {children}
      </div>
    </section>
  )
}
