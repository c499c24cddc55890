/** Placeholder of an article. It fills the window, wherever the page before was scrolled. */
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
