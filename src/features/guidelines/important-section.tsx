import { TriangleAlert } from 'lucide'
import { Icon } from '#ui/icon.tsx'
import { Section } from '#ui/section.tsx'

/** The rules for an active bot, in the warning colour. */
export function ImportantSection({ title, items }: { title: string; items: { title: string; content: string }[] }) {
  return (
    <Section id="rules" title={title}>
      <ol className="grid gap-x-16 gap-y-10 md:grid-cols-2">
        {items.map((item) => (
          <li key={item.title} className="border-t-2 border-signal pt-6">
            <h3 className="flex gap-3">
              <Icon node={TriangleAlert} size={24} className="mt-0.5 shrink-0 text-signal" />
              {item.title}
            </h3>
            <p className="mt-4">{item.content}</p>
          </li>
        ))}
      </ol>
    </Section>
  )
}
