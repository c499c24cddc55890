import { seededRandom } from './random.ts'
import { calls, endings, headerValues, methods, parameters, pieces } from './random-request-parts.ts'

/** A request that no browser would send. */
export interface RandomRequest {
  method: string
  path: string
  headers: Record<string, string>
  body: string | undefined
}

const headerNames = Object.keys(headerValues)

type Random = ReturnType<typeof seededRandom>

/** Encodes all but visible ASCII, which HTTP does not allow in a request line. */
const asciiOnly = (text: string) => text.replaceAll(/[^\u0021-\u007E]|[#<>"]/gu, encodeURIComponent)

function randomPath({ below, pick }: Random, pages: readonly string[]): string {
  const known = below(3) ? (pages[below(pages.length)] ?? '/') : pick(calls)
  const changes: (() => string)[] = [
    () => known,
    () => `${known}/${pick(pieces)}`,
    () => `/${pick(pieces)}${known}`,
    () => known.slice(0, below(known.length) + 1) + pick(pieces),
    () => `/${['en', 'vi', 'cn', 'VI', 'xx'][below(5)]}${known}`,
    () => known.toUpperCase(),
    () => known.replaceAll('/', '//'),
    () => `${known.slice(0, known.lastIndexOf('/'))}/${pick(pieces)}`,
    () => `${known}/${pick(pieces)}`.repeat(1 + below(20)),
  ]
  return (changes[below(changes.length)]?.() ?? known) + pick(endings)
}

function randomQuery({ below, pick }: Random): string {
  const pairs = Array.from({ length: below(4) }, () => `${pick(parameters)}=${pick(pieces)}`)
  return pairs.length > 0 ? `?${pairs.join(below(5) ? '&' : ';')}` : ''
}

function randomBody({ below, pick }: Random): string {
  const value = pick(pieces)
  const bodies = [
    () => JSON.stringify({ email: value, locale: pick(pieces) }),
    () => JSON.stringify({ email: `reader-${below(1000)}@example.com` }),
    () => `email=${encodeURIComponent(value)}&locale=${value}`,
    () => `{"email":${value}`,
    () => '['.repeat(2000),
    () => JSON.stringify({ [value]: value, tags: [value], everything: true }),
    () => value.repeat(20),
    // More than any call but a purge accepts. wrangler's proxy answers 500 to a longer unread body.
    () => 'x'.repeat(5000),
    () => '',
  ]
  return bodies[below(bodies.length)]?.() ?? ''
}

/** Generates random requests to `pages` and all other addresses; the same ones for a seed. */
export function randomRequests(seed: number, pages: readonly string[]): () => RandomRequest {
  const random = seededRandom(seed)
  const { below, pick } = random
  return function randomRequest() {
    const method = pick(methods)
    const names = Array.from({ length: below(5) }, () => headerNames[below(headerNames.length)] ?? 'accept')
    const hasBody = method !== 'GET' && method !== 'HEAD' && below(4) > 0
    const path = randomPath(random, pages) + randomQuery(random)
    return {
      method,
      path: asciiOnly(path.startsWith('/') ? path : `/${path}`),
      headers: Object.fromEntries(names.map((name) => [name, pick(headerValues[name] ?? [''])])),
      body: hasBody ? randomBody(random) : undefined,
    }
  }
}
