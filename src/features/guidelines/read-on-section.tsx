import { ArrowRight } from 'lucide'
import { useTranslations } from 'use-intl'
import { ButtonLink } from '#ui/button-link.tsx'
import { Icon } from '#ui/icon.tsx'
import { Link } from '#ui/link.tsx'
import { Section } from '#ui/section.tsx'
import type { Guidelines } from './schema.ts'

/** Tiles for the knowledge base and the academy, links to the blog and the product updates. */
export function ReadOnSection({ links, tiles }: Pick<Guidelines, 'links' | 'tiles'>) {
  const t = useTranslations('guidelines')
  const linked = [
    { href: '/knowledge-base', ...tiles.knowledgeBase },
    { href: '/resources/academy', ...tiles.academy },
  ] as const
  return (
    <Section id="read-on" title={t('readOn')}>
      <ul className="grid gap-5 md:grid-cols-2">
        {linked.map(({ href, title, content }) => (
          <li key={href} className="relative flex gap-6 rounded-card bg-chart p-6 lg:p-9">
            <div className="mr-auto">
              <h3>
                <Link href={href} className="after:absolute after:inset-0 after:rounded-card hover:text-sea">
                  {title}
                </Link>
              </h3>
              <p className="mt-2 text-small text-ink-soft">{content}</p>
            </div>
            <Icon node={ArrowRight} size={24} className="mt-1 shrink-0 text-sea" />
          </li>
        ))}
      </ul>
      <p className="mt-8 flex flex-wrap gap-3 max-sm:*:grow">
        <ButtonLink href="/resources/blog">{links.blog}</ButtonLink>
        <ButtonLink href="/resources/product-updates">{links.updates}</ButtonLink>
      </p>
    </Section>
  )
}
