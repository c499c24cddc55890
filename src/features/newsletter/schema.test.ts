import { expect, test } from 'vitest'
import * as v from 'valibot'
import { NewsletterEmail } from './schema.ts'

const complaint = (email: unknown) => v.safeParse(NewsletterEmail, email).issues?.[0]?.message

test.each([undefined, '', '   '])('%j is no address yet', (email) => {
  expect(complaint(email)).toBe('PLEASE_ENTER_YOUR_EMAIL')
})

test.each([
  'name',
  'name@',
  '@example.com',
  'name@example',
  'na me@example.com',
  'name@exam ple.com',
  'a@b@example.com',
])('%s is not shaped like one', (email) => {
  expect(complaint(email)).toBe('PLEASE_ENTER_A_VALID_EMAIL')
})

test.each(['name@example.com', ' name+tag@mail.example.com ', 'tên@ví-dụ.vn'])(
  '%s is one, without the blanks',
  (email) => {
    expect(v.parse(NewsletterEmail, email)).toBe(email.trim())
  },
)
