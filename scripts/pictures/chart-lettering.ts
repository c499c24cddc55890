/** Outlines, 6 units wide and 10 high. Drawn, because rasters are made on machines without fonts. */
const glyphs: Record<string, string> = {
  '0': 'm3 0c-2 0-3 2-3 5s1 5 3 5 3-2 3-5-1-5-3-5z',
  '1': 'm1 2 2.5-2v10',
  '2': 'm0 2.5c0-1.5 1.2-2.5 3-2.5s3 1 3 2.8c0 2.2-6 4.9-6 7.2h6',
  '3': 'm.3 1.4c.6-.9 1.6-1.4 2.7-1.4 1.7 0 2.8 1 2.8 2.4s-1.2 2.3-3 2.3h-.5m.5 0c2 0 3.2 1.1 3.2 2.6s-1.2 2.7-3 2.7c-1.3 0-2.4-.6-3-1.6',
  '4': 'm4.5 10v-10l-4.5 7h6',
  '5': 'm5.5 0h-4.5l-.4 4.6c.7-.6 1.5-.9 2.4-.9 1.8 0 3 1.3 3 3.1s-1.2 3.2-3 3.2c-1.2 0-2.2-.5-3-1.4',
  '6': 'm5.5 1.2c-.6-.8-1.4-1.2-2.3-1.2-2 0-3.2 2-3.2 5.8 0 2.7 1.2 4.2 3 4.2s3-1.2 3-3.1-1.2-2.9-2.9-2.9c-1.6 0-2.8 1-3.1 2.4',
  '7': 'm0 0h6l-4 10',
  '8': 'm3 4.7c-1.5 0-2.5-1-2.5-2.3s1-2.4 2.5-2.4 2.5 1.1 2.5 2.4-1 2.3-2.5 2.3c-1.8 0-3 1.1-3 2.6s1.2 2.7 3 2.7 3-1.2 3-2.7-1.2-2.6-3-2.6z',
  '9': 'm.5 8.8c.6.8 1.4 1.2 2.3 1.2 2 0 3.2-2 3.2-5.8 0-2.7-1.2-4.2-3-4.2s-3 1.2-3 3.1 1.2 2.9 2.9 2.9c1.6 0 2.8-1 3.1-2.4',
  '+': 'm0 5h6m-3-3v6',
  '−': 'm.5 5h5',
  '%': 'm2 0c-1.2 0-2 .9-2 2.2s.8 2.2 2 2.2 2-.9 2-2.2-.8-2.2-2-2.2zm4.5 5.6c-1.2 0-2 .9-2 2.2s.8 2.2 2 2.2 2-.9 2-2.2-.8-2.2-2-2.2zm.5-5.6-5.5 10',
}
const [scale, advance] = [2.3, 8]

/**
 * Draws digits, `+`, `−` and `%` with the middle of their height at `y`, in px. Their end or their
 * middle is at `x`.
 */
export function lettering(text: string, x: number, y: number, anchor: 'end' | 'middle'): string {
  const width = ((text.length - 1) * advance + (text.endsWith('%') ? 8.5 : 6)) * scale
  const start = Math.round(anchor === 'end' ? x - width : x - width / 2)
  const d = [...text].map((sign, index) => `M${index * advance} 0${glyphs[sign] ?? ''}`).join('')
  return `<path transform="translate(${start} ${Math.round(y - 5 * scale)})scale(${scale})" d="${d}"/>`
}
