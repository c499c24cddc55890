import { breakable } from '#i18n/breakable.ts'
export function InfoList({ items }: { items: { title: string; content: string }[] }) {
  return (
    <ul className="grid content-center gap-6 md:gap-8 md:max-lg:contents">
      {items.map((item) => (
        <li key={item.title} className="border-l-2 border-line pl-5">
          <h3 suppressHydrationWarning>{breakable(item.title)}</h3>
          <p className="mt-1 text-small md:mt-2 text-ink-soft">{item.content}</p>
        </li>
      ))}
    </ul>
  )
}
