import { useTranslations } from 'use-intl'
import { textLang, type MaybeInEnglish } from '#i18n/english-fallback.ts'
import { ArticleBody } from '#ui/article/article-body.tsx'
import { HelpfulRating } from '#ui/article/helpful-rating.tsx'
import { NeighbourLinks } from '#ui/article/neighbour-links.tsx'
import { ShareButtons } from '#ui/article/share-buttons.tsx'
import { Breadcrumbs } from '#ui/breadcrumbs.tsx'
import { CardLink } from '#ui/card-link.tsx'
import { EnglishFallbackNote } from '#ui/english-fallback-note.tsx'
import { HelpBox } from '#ui/help-box.tsx'
import { itemPath } from '#ui/href.ts'
import { Link } from '#ui/link.tsx'
import { Title } from '#ui/title.tsx'
import { ArticleMeta } from './article-meta.tsx'
import { listPath } from '#ui/list/list-filter.ts'
import { KnowledgeBaseIcon } from './knowledge-base-icon.tsx'
import type { Article } from './schema.ts'
import { breakable } from '#i18n/breakable.ts'

/** An article of the knowledge base, with its table of contents on the left. */
export function ArticlePage({ article }: { article: MaybeInEnglish<Article> }) {
  const t = useTranslations('knowledgeBase')
  const lang = textLang(article)
  const next = article.related[0] ?? article.neighbours.next
  return (
    <>
      {article.inEnglish && <EnglishFallbackNote />}
      <article className="reading">
        <div aria-hidden className="reading-progress" />
        <header className="border-b border-line bg-chart">
          <div className="frame pt-4 pb-10 lg:pb-14">
            <Breadcrumbs above={[{ title: t('title'), href: '/knowledge-base' }]} title={article.title} />
            <p className="mt-6">
              <Link
                href={listPath('knowledge-base', { category: article.categoryId })}
                className="lettering inline-flex min-h-11 items-center gap-2.5 text-sea hover:underline"
              >
                <KnowledgeBaseIcon name={article.icon} />
                {article.category}
              </Link>
            </p>
            <Title lang={lang} className="mt-1 max-w-[52rem]">
              {article.title}
            </Title>
            <p lang={lang} className="mt-4 mb-6 max-w-[45rem] text-ink-soft">
              {article.excerpt}
            </p>
            <ArticleMeta article={article} />
          </div>
        </header>
        <ArticleBody html={article.content} lang={lang} toc={article.toc}>
          <nav aria-label={t('tags')}>
            <ul className="flex flex-wrap gap-x-5 text-small">
              {article.tags.map((tag) => (
                <li key={tag}>
                  <Link
                    href={listPath('knowledge-base', { q: tag })}
                    className="flex min-h-11 items-center gap-1 font-[550] text-ink-soft hover:text-sea hover:underline"
                  >
                    <span aria-hidden className="text-sea">
                      #
                    </span>
                    {tag}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
          <HelpfulRating
            key={article.slug}
            subject={`knowledge-base/${article.slug}`}
            next={next && { href: itemPath('knowledge-base', next.slug), title: next.title }}
          />
          <ShareButtons
            path={itemPath('knowledge-base', article.slug)}
            title={article.title}
            networks={['microblog', 'professional']}
            popup
          />
          <HelpBox />
          <NeighbourLinks section="knowledge-base" of={article.neighbours} />
        </ArticleBody>
      </article>
      {article.related.length > 0 && (
        <section aria-labelledby="related-title" className="border-t border-line print:hidden">
          <div className="frame py-14 lg:py-20">
            <h2 id="related-title" className="text-h3!" suppressHydrationWarning>
              {breakable(t('related', { category: article.category }))}
            </h2>
            <ul className="mt-8 grid gap-4 md:grid-cols-3">
              {article.related.map(({ slug, title, icon, excerpt, readTime }) => (
                <li
                  key={slug}
                  className="group relative flex flex-col rounded-card border border-line p-6 transition-colors duration-150 hover:border-sea"
                >
                  <KnowledgeBaseIcon name={icon} />
                  <h3 className="mt-4 text-[1.125rem]! leading-7!">
                    <CardLink href={itemPath('knowledge-base', slug)}>{title}</CardLink>
                  </h3>
                  <p className="mt-2 mb-4 text-small text-ink-soft">{excerpt}</p>
                  <p className="mt-auto text-small text-ink-soft">{t('readTime', { minutes: readTime })}</p>
                </li>
              ))}
            </ul>
          </div>
        </section>
      )}
    </>
  )
}
