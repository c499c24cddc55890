/**
 * Placeholder while an article is fetched, with the article's layout (article-skeleton.css). It
 * stays within the window, because the previous page may have been scrolled far down.
 */
export function ArticleSkeleton() {
  return (
    <div aria-busy className="min-h-svh">
      <div className="article-skeleton">
        <div>
          <div className="frame" />
        </div>
        <div className="frame" />
      </div>
    </div>
  )
}
