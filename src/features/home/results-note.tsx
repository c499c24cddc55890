/** A line under all figures, about their fees for example. */
export function ResultsNote({ children }: { children: string }) {
  return <p className="mt-7 max-w-[52rem] text-small text-ink-soft md:mt-8">{children}</p>
}
