/**
 * An article while it is fetched, its parts where they will stand (article-skeleton.css). It stays in the window: the page
 * before it may have been left far below its top.
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
