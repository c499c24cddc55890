import { useTranslations } from 'use-intl'
import { ButtonLink } from '#ui/button-link.tsx'
import { Section } from '#ui/section.tsx'
import type { Guidelines } from './schema.ts'
import { Tile } from './tile.tsx'

/** Tiles that lead to knowledge base and academy, links to blog and product updates. */
export function ReadOnSection({ links, tiles }: Pick<Guidelines, 'links' | 'tiles'>) {
  const t = useTranslations('guidelines')
  return (
    <Section id="read-on" title={t('readOn')}>
      <ul className="grid gap-5 md:grid-cols-2">
        <Tile href="/knowledge-base" {...tiles.knowledgeBase} />
        <Tile href="/resources/academy" {...tiles.academy} />
      </ul>
      <p className="mt-8 flex flex-wrap gap-3 max-sm:*:grow">
        <ButtonLink href="/resources/blog">{links.blog}</ButtonLink>
        <ButtonLink href="/resources/product-updates">{links.updates}</ButtonLink>
      </p>
    </Section>
  )
}
