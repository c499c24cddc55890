import { ButtonLink } from '#ui/button-link.tsx'
import type { HomeSection } from './schema.ts'

/** The button at the end of a section. */
export function SectionButton({ url, title, className }: HomeSection<'invest'>['button'] & { className: string }) {
  return (
    <p className={className}>
      <ButtonLink href={url} kind="primary">
        {title}
      </ButtonLink>
    </p>
  )
}
