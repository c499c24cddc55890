const lines = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight']

/**
 * An article while it is fetched, its parts where they will stand. It stays in the window: the page before it may have been
 * left far below its top. It is still where motion is not welcome.
 */
export function ArticleSkeleton() {
  return (
    <div aria-busy className="min-h-svh">
      <div className="fixed inset-x-0 top-15 bottom-0 z-1 overflow-clip bg-paper lg:top-18">
        <div className="motion-safe:animate-pulse">
          <div className="border-b border-line bg-chart">
            <div className="frame grid grid-cols-1 justify-items-start pt-7 pb-10 *:max-w-full *:rounded-control *:bg-line/60 lg:pb-14">
              <div className="h-4 w-64" />
              <div className="mt-14 h-4 w-32" />
              <div className="mt-6 h-[calc(var(--text-title)*2.3)] w-[40rem] md:h-[calc(var(--text-title)*1.2)]" />
              <div className="mt-6 h-5 w-[36rem]" />
              <div className="mt-3 h-5 w-[28rem]" />
              <div className="mt-9 h-5 w-60" />
            </div>
          </div>
          <div className="frame py-12 lg:py-16">
            <div className="grid max-w-[45rem] gap-4 *:h-4 *:rounded-control *:bg-line/60 *:nth-[4n]:mb-6 *:nth-[4n]:w-3/5">
              {lines.map((line) => (
                <div key={line} />
              ))}
            </div>
          </div>
        </div>
      </div>
    </div>
  )
}
