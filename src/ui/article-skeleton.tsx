const lines = ['one', 'two', 'three', 'four', 'five', 'six']

/**
 * An article while it is fetched, in its size. It stays in the window: the page before it may have been left far below its top. It is
 * still where motion is not welcome.
 */
export function ArticleSkeleton() {
  return (
    <div aria-busy className="min-h-svh">
      <div className="fixed inset-x-0 top-15 bottom-0 z-1 overflow-clip bg-paper lg:top-18">
        <div className="motion-safe:animate-pulse">
          <div className="border-b border-line bg-chart">
            <div className="frame pt-20 pb-14">
              <div className="h-5 w-40 rounded-control bg-line" />
              <div className="mt-5 h-12 max-w-[44rem] rounded-control bg-line" />
              <div className="mt-5 h-7 max-w-[36rem] rounded-control bg-line" />
            </div>
          </div>
          <div className="frame py-16">
            <div className="grid max-w-[45rem] gap-5">
              {lines.map((line) => (
                <div key={line} className="h-6 rounded-control bg-line/60" />
              ))}
            </div>
          </div>
        </div>
      </div>
    </div>
  )
}
