import { expect, test } from 'vitest'
import { admin, call, settings } from './kit.ts'

const addresses = async () => (await admin.rows('/items/newsletter?limit=-1')).map(({ email }) => email)

test('the site withdraws an address, also one that is not there, and nobody else can', async () => {
  for (const email of ['gone@example.com', 'stays@example.com'])
    await call(settings.SITE_TOKEN, 'POST', '/site-api/subscribe', { email })
  const withdraw = (token: string, email?: string) => call(token, 'POST', '/site-api/unsubscribe', { email })
  expect((await withdraw('', 'gone@example.com')).code).toBe('FORBIDDEN')
  expect(await addresses()).toContain('gone@example.com')
  for (const email of ['gone@example.com', 'gone@example.com', 'never@example.com', undefined])
    expect((await withdraw(settings.SITE_TOKEN, email)).status).toBe(204)
  expect(await addresses()).toContain('stays@example.com')
  expect(await addresses()).not.toContain('gone@example.com')
})
