import * as v from 'valibot'

const Graph = v.object({
  '@context': v.literal('https://schema.org'),
  '@graph': v.pipe(
    v.array(v.object({ '@type': v.string(), '@id': v.optional(v.pipe(v.string(), v.url())) })),
    v.minLength(1),
  ),
})
const OneGraph = v.tuple([v.pipe(v.string(), v.parseJson(), Graph)])

/**
 * What is wrong with the structured data of a page: it has one graph, whose nodes have types and
 * absolute ids.
 */
export function graphErrors(html: string): string[] {
  const scripts = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
    ([, text = '']) => text,
  )
  const { issues = [] } = v.safeParse(OneGraph, scripts)
  return issues.map((issue) => `structured data ${v.getDotPath(issue) ?? ''}: ${issue.message}`)
}
