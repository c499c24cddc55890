const base =
  'relative inline-flex min-h-12 items-center justify-center gap-2 rounded-control px-5 py-2.5 text-[1rem] leading-6 font-[650] transition-colors duration-150 aria-disabled:opacity-60'

/** Classes of the kinds of buttons, for links and buttons; `small` for those beside a text. */
export const buttonStyle = {
  // The border is seen where colors are forced and backgrounds are gone.
  primary: `${base} border border-transparent bg-sea text-paper hover:bg-sea-deep`,
  secondary: `${base} border border-ink-soft/60 text-ink hover:border-sea hover:text-sea`,
  quiet:
    'relative inline-flex min-h-11 items-center gap-2 font-[650] text-sea underline decoration-1 underline-offset-4 hover:text-sea-deep hover:decoration-2',
  small:
    'inline-flex min-h-11 items-center gap-2 rounded-control border border-ink-soft/60 px-3.5 text-small font-[550] whitespace-nowrap text-ink transition-colors duration-150 hover:border-sea hover:text-sea aria-pressed:border-sea aria-pressed:bg-sea aria-pressed:text-paper',
} as const
