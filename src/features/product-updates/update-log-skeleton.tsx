const rows = ['one', 'two', 'three']

/** Placeholder releases while the next page is fetched; still where motion is reduced. */
export function UpdateLogSkeleton() {
  return (
    <div className="ml-1.5 motion-safe:animate-pulse">
      {rows.map((row) => (
        <div
          key={row}
          className="grid grid-cols-[1fr_7rem] gap-x-8 gap-y-3 border-l-[1.5px] border-dashed border-line pb-9 pl-6 sm:gap-y-5 sm:pb-12 sm:grid-cols-[minmax(0,13rem)_minmax(0,1fr)] sm:pl-8 lg:grid-cols-[9rem_minmax(0,16rem)_minmax(0,1fr)] lg:pb-14 lg:pl-10"
        >
          <div className="h-8 w-24 rounded-control bg-line/60 sm:col-span-2 lg:col-span-1" />
          <div className="aspect-4/3 rounded-card bg-line/60" />
          <div className="max-sm:col-span-2">
            <div className="h-5 w-32 rounded-control bg-line/60" />
            <div className="mt-3 h-8 max-w-[26rem] rounded-control bg-line/60" />
          </div>
        </div>
      ))}
    </div>
  )
}
