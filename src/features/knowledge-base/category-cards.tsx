import { useTranslations } from 'use-intl'
import { CardLink } from '#ui/card-link.tsx'
import { Picture } from '#ui/picture.tsx'
import { listPath } from '#ui/list/list-filter.ts'
import { KnowledgeBaseIcon } from './knowledge-base-icon.tsx'
import type { Category } from './schema.ts'
import { breakable } from '#i18n/breakable.ts'

/** The categories as cards. The first one is twice as wide, so that seven fill two rows of four. */
export function CategoryCards({ categories }: { categories: Category[] }) {
  const t = useTranslations('knowledgeBase')
  return (
    <section aria-labelledby="categories-title">
      <h2 id="categories-title" suppressHydrationWarning>
        {breakable(t('byCategory'))}
      </h2>
      <ul className="mt-8 grid gap-4 md:grid-cols-2 xl:grid-cols-4">
        {categories.map(({ id, name, icon, description, articleCount }) => (
          <li
            key={id}
            className="group relative flex flex-col overflow-clip rounded-card border border-line bg-paper p-6 transition-colors duration-150 first:bg-chart hover:border-sea md:first:col-span-2"
          >
            <Picture
              id="decor-rose"
              alt=""
              size="280x280"
              className="absolute -top-8 -right-24 hidden opacity-70 group-first:md:block"
            />
            <KnowledgeBaseIcon name={icon} size={26} />
            <h3 className="mt-4">
              <CardLink href={listPath('knowledge-base', { category: id })}>{name}</CardLink>
            </h3>
            <p className="mt-2 mb-5 max-w-[24rem] text-small text-ink-soft">{description}</p>
            <p className="mt-auto text-small font-[550]">{t('articleCount', { count: articleCount })}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
