/**
 * The ranges of an `Accept` or `Accept-Language` header in lower case, each with its weight from 0
 * to 1 (RFC 9110 §12.4.2). A weight that is none counts as 0.
 */
export function acceptRanges(header: string): { range: string; q: number }[] {
  return header.split(',').map((part) => {
    const [range = '', ...parameters] = part.split(';').map((piece) => piece.trim().toLowerCase())
    const q = Number(parameters.find((parameter) => parameter.startsWith('q='))?.slice(2) ?? 1)
    return { range, q: q >= 0 && q <= 1 ? q : 0 }
  })
}
