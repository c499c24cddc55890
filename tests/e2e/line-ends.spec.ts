import { readFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import { test } from './test.ts'

/** The font of the social pictures, for machines without a Chinese one. */
const folder = 'node_modules/@fontsource/noto-sans-sc'

for (const path of ['/cn', '/cn/resources/guidelines', '/cn/knowledge-base', '/cn/resources/blog'])
  for (const width of [320, 1024])
    test(`${path} at ${width} px: no heading cuts a word, and no line begins with a mark`, async ({
      browser,
      baseURL,
    }) => {
      const context = await browser.newContext({ viewport: { width, height: 900 }, bypassCSP: true })
      const page = await context.newPage()
      const css = await readFile(`${folder}/600.css`, 'utf8')
      await page.route('**/test-font/**', async (route) =>
        route.fulfill({
          body: await readFile(`${folder}/files/${new URL(route.request().url()).pathname.split('/').at(-1)}`),
        }),
      )
      await page.goto(`${baseURL}${path}`)
      await page.addStyleTag({
        content: `${css.replaceAll('./files/', `${baseURL}/test-font/`)} :lang(zh) { --font-sans: 'Noto Sans SC', sans-serif; }`,
      })
      await page.evaluate(async () => {
        document.documentElement.toggleAttribute('data-whole', true)
        await document.fonts.load("600 20px 'Noto Sans SC'", document.body.innerText)
        await document.fonts.ready
      })
      const faults = await page.evaluate(() => {
        const segmenter = new Intl.Segmenter('zh', { granularity: 'word' })
        const found: string[] = []
        let words = 0
        const topOf = (node: Node, at: number) => {
          const range = document.createRange()
          range.setStart(node, at)
          range.setEnd(node, at + 1)
          return range.getClientRects()[0]?.top
        }
        for (const heading of document.querySelectorAll('main :is(h1, h2, h3)')) {
          if (!heading.checkVisibility() || heading.matches('.sr-only')) continue
          const walker = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT)
          for (let node = walker.nextNode(); node; node = walker.nextNode()) {
            const text = node.textContent ?? ''
            for (const { segment, index } of segmenter.segment(text)) {
              const isMark = /^[，。；：、！？）」』”]/u.test(segment)
              if (isMark ? index === 0 : segment.length < 2 || !/\p{Script=Han}/u.test(segment)) continue
              words += 1
              const first = topOf(node, isMark ? index - 1 : index)
              const last = topOf(node, index + segment.length - 1)
              if (first !== undefined && last !== undefined && Math.abs(first - last) > 4)
                found.push(`${segment} in ${text}`)
            }
          }
        }
        return { found, words }
      })
      expect(faults.words).toBeGreaterThan(5)
      expect(faults.found).toEqual([])
      await context.close()
    })
