import { titledSections } from '#model/sections.ts'
import { expect, test } from 'vitest'
import { testGateway } from '#tests/support/gateway.ts'

const { request } = testGateway()
const origin = 'https://helmsway.example'

test.each([
  ['/llms.txt', ''],
  ['/vi/llms.txt', '/vi'],
  ['/cn/llms.txt', '/cn'],
])('%s names the Markdown of every page of its language', async (path, prefix) => {
  const answer = await request(path)
  expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8')
  const text = await answer.text()
  expect(text).toMatch(/^# Helmsway\n\n> \S/)
  // The last one is "Optional".
  expect(text.match(/^## /gm)).toHaveLength(titledSections.length + 1)
  const addresses = [...text.matchAll(/\]\((\S+)\)/g)].map(([, address = '']) => address)
  expect(addresses.length).toBeGreaterThan(50)
  expect(addresses.filter((address) => !address.endsWith('.md') || !address.startsWith(`${origin}${prefix}/`))).toEqual(
    [],
  )
  const sitemap = await (await request(`/sitemap-${prefix.slice(1) || 'en'}.xml`)).text()
  const known = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address)
  expect([...addresses.map((address) => address.replace(/\.md$/, '')), origin + (prefix || '/')].toSorted()).toEqual(
    known.toSorted(),
  )
})
