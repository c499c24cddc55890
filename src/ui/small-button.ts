/** Classes of the small buttons beside a text: sharing, rating, filters. */
export const smallButtonStyle =
  'inline-flex min-h-11 items-center gap-2 rounded-control border border-ink-soft/60 px-3.5 text-small font-[550] whitespace-nowrap text-ink transition-colors duration-150 hover:border-sea hover:text-sea aria-pressed:border-sea aria-pressed:bg-sea aria-pressed:text-paper'
