/** A note that figures or people nearby are samples. */
export function SampleNote({ children }: { children: string }) {
  return <p className="mb-5 text-small text-ink-soft">{children}</p>
}
