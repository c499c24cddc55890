import { useTranslations } from 'use-intl'
import { ButtonLink } from './button-link.tsx'
import { useSiteLinks } from './href.ts'

/** A button that leads to a person who can help. */
export function SupportLink() {
  return <ButtonLink href={useSiteLinks().support}>{useTranslations('article')('contactSupport')}</ButtonLink>
}
