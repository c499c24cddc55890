import { useTranslations } from 'use-intl'
import { ButtonLink } from '#ui/button-link.tsx'
import { Section } from '#ui/section.tsx'
import type { Academy } from './schema.ts'

type CommunityProps = Academy['community'] & { discordUrl: string; forumUrl: string }

/** Links to the Discord server and the forum. */
export function CommunitySection({ title, description, discord, forum, discordUrl, forumUrl }: CommunityProps) {
  const t = useTranslations('academy')
  return (
    <Section id="community" label={t('community')} title={title} description={description}>
      <p className="flex flex-wrap gap-3">
        <ButtonLink href={discordUrl} kind="primary">
          {discord}
        </ButtonLink>
        <ButtonLink href={forumUrl}>{forum}</ButtonLink>
      </p>
    </Section>
  )
}
