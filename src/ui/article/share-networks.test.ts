import { expect, test } from 'vitest'
import { shareNetworks } from './share-networks.ts'

const page = 'https://helmsway.example/vi/knowledge-base/a?b=c&d=é'

test('each network gets the address of the page, URL-encoded', () => {
  const shared = Object.values(shareNetworks).map(({ address }) => {
    const { searchParams } = new URL(address(page, 'Bot làm gì & vì sao'))
    return searchParams.get('url') ?? searchParams.get('u')
  })
  expect(shared).toEqual([page, page, page])
})

test('the microblog gets the title, too', () => {
  expect(new URL(shareNetworks.microblog.address(page, 'Bot làm gì & vì sao')).searchParams.get('text')).toBe(
    'Bot làm gì & vì sao',
  )
})
