import { breakable } from '#i18n/breakable.ts'

/** Reasons in the grid of "Why". `column` places each of them in wide windows. */
export function InfoList({ items, column }: { items: { title: string; content: string }[]; column: string }) {
  return (
    <ul className="grid gap-6 md:contents">
      {items.map((item) => (
        <li key={item.title} className={`border-l-2 border-line pl-5 ${column}`}>
          <h3 suppressHydrationWarning>{breakable(item.title)}</h3>
          <p className="mt-1 text-small md:mt-2 text-ink-soft">{item.content}</p>
        </li>
      ))}
    </ul>
  )
}
