const attribute =
  / (?:clip-path|clip-rule|clipPath|d|fill|fill-rule|height|id|transform|viewBox|width|xmlns)="[^"<>&]*"/
const drawing = new RegExp(
  `^<svg(?:${attribute.source})*>(?:</?(?:clipPath|defs|g|path|rect)(?:${attribute.source})*>)*</svg>$`,
)

/** Whether HTML is a drawing of shapes and nothing else: no script, no address, no style, no text. */
export const isPlainDrawing = (html: string) => drawing.test(html)
