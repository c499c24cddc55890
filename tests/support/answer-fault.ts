import { headerCanary, markupCanary } from './random-request-parts.ts'

/** The headers of every answer. */
const required = [
  'strict-transport-security',
  'x-content-type-options',
  'referrer-policy',
  'permissions-policy',
  'cross-origin-opener-policy',
  'x-frame-options',
  'content-security-policy',
]

/** The checked parts of an answer. Header names are in lower case. */
interface Answered {
  status: number
  headers: Record<string, string>
  body: string
}

/** The fault of an answer to a random request, if any. */
export function faultOf({ status, headers, body }: Answered): string | undefined {
  if (status < 200 || status >= 500) return `status ${status}`
  // A 304 leaves the policy of the stored response in place.
  const missing = required.find((name) => !headers[name] && !(status === 304 && name === 'content-security-policy'))
  if (missing) return `no ${missing}`
  if (headers['x-canary']) return 'a header of the request'
  const isMarkup = /html|xml|javascript/.test(headers['content-type'] ?? '')
  if (isMarkup && body.includes(markupCanary)) return 'markup of the request'
  if (body.includes(headerCanary) || JSON.stringify(headers).includes(headerCanary)) return 'a header is shown'
  const { host } = URL.parse(headers.location ?? '', 'http://own.invalid') ?? {}
  return host === 'elsewhere.example' ? `leads to ${headers.location}` : undefined
}
