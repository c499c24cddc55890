const cards = ['one', 'two', 'three']

/** Placeholder cards while the next page is fetched; still where motion is reduced. */
export function PostGridSkeleton() {
  return (
    <div className="mt-14 grid gap-x-8 gap-y-14 motion-safe:animate-pulse sm:grid-cols-2 lg:grid-cols-3">
      {cards.map((card) => (
        <div key={card}>
          <div className="aspect-4/3 rounded-card bg-line/60" />
          <div className="mt-6 h-4 w-1/3 rounded-control bg-line/60" />
          <div className="mt-4 h-7 w-5/6 rounded-control bg-line/60" />
          <div className="mt-4 h-16 rounded-control bg-line/60" />
          <div className="mt-5 h-6 rounded-control bg-line/60" />
        </div>
      ))}
    </div>
  )
}
