const width = 5

/** The page numbers of a pagination: up to 5, centred on the current one as far as possible. */
export function pageWindow(current: number, total: number): number[] {
  const size = Math.min(width, total)
  const first = Math.max(1, Math.min(current - Math.floor(width / 2), total - size + 1))
  return Array.from({ length: size }, (_, index) => first + index)
}
