import { useTranslations } from 'use-intl'
import { Picture } from '#ui/picture.tsx'
import type { Author } from './schema.ts'

/** The author, shown after the text of a post. */
export function AuthorBox({ author }: { author: Author }) {
  const t = useTranslations('blog')
  const name = `${author.first_name} ${author.last_name}`
  return (
    <section
      aria-labelledby="author-title"
      className="grid grid-cols-[4rem_1fr] gap-x-5 gap-y-3 rounded-card border border-line bg-chart p-5 sm:p-6"
    >
      <Picture id={author.avatar} alt="" size="64x64" className="size-16 rounded-full" />
      <div>
        <h2 id="author-title" className="lettering text-ink-soft">
          {t('author')}
        </h2>
        <p className="mt-1 font-[650]">{name}</p>
        {author.title && <p className="text-small text-ink-soft">{author.title}</p>}
      </div>
      {author.description && <p className="col-span-2 text-small sm:col-start-2">{author.description}</p>}
    </section>
  )
}
