import { createTranslator } from 'use-intl'
import { expect, test, vi } from 'vitest'
import { locales } from './locales.ts'
import { loadMessages } from './messages.ts'

test('Chinese texts have Chinese punctuation', async () => {
  const { default: texts } = await loadMessages('cn')
  const latin = /\p{Script=Han}\s*[,;:!?()]|[,;:!?()]\s*\p{Script=Han}|(?<!…)…(?!…)/u
  expect(
    JSON.stringify(texts)
      .match(/"[^"]*"/g)
      ?.filter((text) => latin.test(text.replaceAll(/[{}\w]/g, ''))),
  ).toEqual([])
})

test('a missing message shows as its key and is logged', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const { default: messages } = await loadMessages('en')
  const t = createTranslator({ locale: 'en', messages })
  expect(Reflect.apply(t, undefined, ['home.noSuchText'])).toBe('home.noSuchText')
  expect(String(log.mock.calls[0]?.[0])).toContain('home.noSuchText')
  log.mockClear()
})

test.each([
  ['en', '1,234 articles'],
  ['vi', '1.234 bài viết'],
  ['cn', '1,234 篇文章'],
] as const)('%s: a number in a message has the separators of the language, without Intl', async (code, text) => {
  const create = vi.spyOn(Intl, 'NumberFormat')
  const { default: messages } = await loadMessages(code)
  const t = createTranslator({ locale: locales[code].tag, messages, namespace: 'knowledgeBase' })
  expect(t('articleCount', { count: 1234 })).toBe(text)
  expect(create).not.toHaveBeenCalled()
})
