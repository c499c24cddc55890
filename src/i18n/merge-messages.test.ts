import { createTranslator } from 'use-intl'
import { expect, test } from 'vitest'
import { loadMessages } from './messages.ts'
import { mergeMessages } from './merge-messages.ts'

test('translations of the config override the messages, with plain arguments', async () => {
  const { default: messages } = await loadMessages('en')
  const merged = mergeMessages(messages, { home: { step: 'Leg {number} of the trip' } })
  const t = createTranslator({ locale: 'en', messages: merged })
  expect(t('home.step', { number: 2 })).toBe('Leg 2 of the trip')
  expect(t('home.next')).toBe('Next')
})

test('a text replaces no group, a group no text, and a name without a message nothing', async () => {
  const { default: messages } = await loadMessages('en')
  const merged = mergeMessages(messages, {
    shell: 'x',
    home: { next: { more: 'x' }, step: { more: 'x' } },
    extra: { word: 'x' },
    other: 'x',
  })
  expect(merged).toEqual(messages)
})

test('without translations the messages are the same object', async () => {
  const { default: messages } = await loadMessages('vi')
  expect(mergeMessages(messages, {})).toBe(messages)
})
