/** Placeholder of an article; within the window, as the last page may have been scrolled down. */
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
