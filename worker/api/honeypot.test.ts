import { env } from 'cloudflare:test'
import { beforeEach, expect, test } from 'vitest'
import { form, signUps } from '#tests/support/sign-ups.ts'
import { parseSettings } from '#worker/settings.ts'

const signUp = signUps({ settings: parseSettings({ RATE_LIMIT: 'off' }) })

beforeEach(() => env.DB.exec('DELETE FROM newsletter'))

const count = () => env.DB.prepare('SELECT count(*) AS n FROM newsletter').first('n')

test('a sign-up with the hidden field gets thanks and is not stored', async () => {
  const fields = { email: 'bot@example.com', locale: 'vi', website: 'https://spam.example' }
  const answer = await signUp(JSON.stringify(fields))
  expect(answer.status).toBe(200)
  expect(await answer.json()).toEqual({ data: null })
  const byForm = await signUp(`${new URLSearchParams(fields)}`, form)
  expect(byForm.headers.get('location')).toBe('/vi/newsletter/subscribed')
  expect((await signUp('{"email":"bot","website":1}')).status).toBe(200)
  expect(await count()).toBe(0)
})

test('a form that was sent within two seconds gets thanks and is not stored', async () => {
  expect((await signUp('{"email":"bot@example.com","ms":1999}')).status).toBe(200)
  expect(await count()).toBe(0)
  expect((await signUp('{"email":"a@example.com","ms":2000}')).status).toBe(200)
  expect(await count()).toBe(1)
})

test('an empty hidden field changes nothing', async () => {
  expect((await signUp('email=a%40example.com&website=', form)).status).toBe(303)
  expect((await signUp('{"email":"b@example.com","website":null}')).status).toBe(200)
  expect(await count()).toBe(2)
})

test('RATE_LIMIT=off removes the limit', async () => {
  for (let index = 0; index < 12; index += 1)
    expect((await signUp(`{"email":"a${index}@example.com"}`)).status).toBe(200)
  expect(await count()).toBe(12)
})
