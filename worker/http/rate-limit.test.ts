import { expect, test } from 'vitest'
import { limitKey } from './rate-limit.ts'

test.each([
  ['203.0.113.7', '203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:0db8:0001:0002', '2001:0db8:0001'],
  ['2001:DB8:0001:2::9', '2001:0db8:0001:0002', '2001:0db8:0001'],
  ['2001:db8::1', '2001:0db8:0000:0000', '2001:0db8:0000'],
  ['2001:db8::', '2001:0db8:0000:0000', '2001:0db8:0000'],
  ['::1', '0000:0000:0000:0000', '0000:0000:0000'],
])('%s is limited as the connection %s and the network %s', (ip, connection, network) => {
  expect(limitKey(ip, 4)).toBe(connection)
  expect(limitKey(ip, 3)).toBe(network)
})
