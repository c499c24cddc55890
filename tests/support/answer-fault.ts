import { headerCanary, markupCanary } from './random-request-parts.ts'

/** The headers that every answer has. */
const required = [
  'strict-transport-security',
  'x-content-type-options',
  'referrer-policy',
  'permissions-policy',
  'cross-origin-opener-policy',
  'x-frame-options',
  'content-security-policy',
]

/** An answer as far as it is looked at; names of headers in lower case. */
interface Answered {
  status: number
  headers: Record<string, string>
  body: string
}

/** What is wrong with an answer to a random request, if anything is. */
export function faultOf({ status, headers, body }: Answered): string | undefined {
  if (status < 200 || status >= 500) return `status ${status}`
  const missing = required.find((name) => !headers[name])
  if (missing) return `no ${missing}`
  if (headers['x-canary']) return 'a header of the request'
  const isMarkup = /html|xml|javascript/.test(headers['content-type'] ?? '')
  if (isMarkup && body.includes(markupCanary)) return 'markup of the request'
  if (body.includes(headerCanary) || JSON.stringify(headers).includes(headerCanary)) return 'a header is shown'
  const { host } = URL.parse(headers.location ?? '', 'http://own.invalid') ?? {}
  return host === 'elsewhere.example' ? `leads to ${headers.location}` : undefined
}
