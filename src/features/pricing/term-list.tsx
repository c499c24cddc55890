/** Names with their values at the right edge. */
export function TermList({ terms }: { terms: { name: string; value: string }[] }) {
  return (
    <dl className="grid gap-y-1.5 figures">
      {terms.map(({ name, value }) => (
        <div key={name} className="flex justify-between gap-2">
          <dt className="text-ink-soft">{name}</dt>
          <dd className="text-right font-[650]">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
