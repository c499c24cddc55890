import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { textLang, type MaybeInEnglish } from '#i18n/english-fallback.ts'
import { EnglishFallbackNote } from '#ui/english-fallback-note.tsx'
import { itemPath } from '#ui/href.ts'
import { Picture } from '#ui/picture.tsx'
import { ArticleBody } from '#ui/article/article-body.tsx'
import { NeighbourLinks } from '#ui/article/neighbour-links.tsx'
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
        <ArticleBody html={post.content} lang={textLang(post)}>
          {tags.length > 0 && (
            <section aria-label={t('tags')} className="flex flex-wrap items-center gap-2 text-small">
              <h2 className="lettering mr-2 text-ink-soft max-sm:w-full" suppressHydrationWarning>
                {breakable(t('tags'))}
              </h2>
              <ul className="contents">
                {tags.map((tag) => (
                  <li key={tag} className="rounded-control bg-chart px-3 py-1.5">
                    {tag}
                  </li>
                ))}
              </ul>
            </section>
          )}
          <ShareButtons path={itemPath('blog', post.slug)} title={post.title} networks={['microblog', 'social']} />
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
          <NeighbourLinks section="blog" of={post.neighbours} />
        </ArticleBody>
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
