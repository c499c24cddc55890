import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { textLang, type MaybeInEnglish } from '#i18n/english-fallback.ts'
import { EnglishFallbackNote } from '#ui/english-fallback-note.tsx'
import { itemPath } from '#ui/href.ts'
import { Picture } from '#ui/picture.tsx'
import { Prose } from '#ui/article/prose.tsx'
import { ShareButtons } from '#ui/article/share-buttons.tsx'
import { PostGrid } from './post-grid.tsx'
import { PostHeader } from './post-header.tsx'
import type { Post } from './schema.ts'
import { breakable } from '#i18n/breakable.ts'

/** A post (docs/product.md#blog-post): text, author, share buttons, related posts. */
export function PostPage({ post, newsletter }: { post: MaybeInEnglish<Post>; newsletter: ReactNode }) {
  const t = useTranslations('blog')
  const marked = useTranslations('samples')
  const { tags, user_created: author } = post.blogs_id
  return (
    <>
      {post.inEnglish && <EnglishFallbackNote />}
      <article className="reading">
        <div aria-hidden className="reading-progress" />
        <PostHeader post={post} />
        <div className="frame grid gap-x-16 gap-y-10 py-12 lg:grid-cols-[minmax(0,45rem)_1fr] lg:justify-between lg:py-16">
          <div className="min-w-0">
            <Prose html={post.content} lang={textLang(post)} />
          </div>
          <div className="grid content-start gap-8 lg:sticky lg:top-28 lg:row-span-2 lg:self-start">
            <ShareButtons path={itemPath('blog', post.slug)} title={post.title} networks={['microblog', 'social']} />
            <section aria-label={t('tags')}>
              <h2 className="lettering mb-3 text-ink-soft" suppressHydrationWarning>
                {breakable(t('tags'))}
              </h2>
              <ul className="flex flex-wrap gap-2 text-small">
                {tags.map((tag) => (
                  <li key={tag} className="rounded-control bg-chart px-3 py-1.5">
                    {tag}
                  </li>
                ))}
              </ul>
            </section>
          </div>
          <div className="grid max-w-[45rem] gap-6">
            <section
              aria-labelledby="author-title"
              className="grid grid-cols-[4rem_1fr] gap-x-5 gap-y-3 rounded-card border border-line bg-chart p-5 sm:p-6"
            >
              <Picture id={author.avatar} alt="" size="64x64" className="size-16 rounded-full" />
              <div>
                <h2 id="author-title" className="lettering text-ink-soft">
                  {marked('marked', { text: t('author') })}
                </h2>
                <p className="mt-1 font-[650]">{`${author.first_name} ${author.last_name}`}</p>
                {author.title && <p className="text-small text-ink-soft">{author.title}</p>}
              </div>
              {author.description && <p className="col-span-2 text-small sm:col-start-2">{author.description}</p>}
            </section>
            {newsletter}
          </div>
        </div>
      </article>
      {post.related_articles.length > 0 && (
        <section aria-labelledby="related-title" className="border-t border-line print:hidden">
          <div className="frame py-14 lg:py-20">
            <h2 id="related-title" className="mb-10" suppressHydrationWarning>
              {breakable(t('related'))}
            </h2>
            <PostGrid posts={post.related_articles} inOneRow />
          </div>
        </section>
      )}
    </>
  )
}
