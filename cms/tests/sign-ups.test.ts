import { expect, test } from 'vitest'
import { deleteAtContentServer } from '../../scripts/newsletter/content-server.ts'
import { admin, asEditor, base, call, settings } from './kit.ts'

const addresses = async () => (await admin.rows('/items/newsletter?limit=-1')).map(({ email }) => email)

test('an editor deletes sign-ups by their addresses, the token of the site cannot', async () => {
  for (const email of ['gone@example.com', 'stays@example.com'])
    await call(settings.SITE_TOKEN, 'POST', '/items/newsletter', { email })
  await expect(deleteAtContentServer(base, settings.SITE_TOKEN, ['gone@example.com'])).rejects.toThrow(
    /^The content server did not delete anything: .*permission/,
  )
  const token = await asEditor()
  expect(await deleteAtContentServer(base, token, ['gone@example.com', 'never@example.com'])).toBe(1)
  expect(await addresses()).toContain('stays@example.com')
  expect(await addresses()).not.toContain('gone@example.com')
  expect(await deleteAtContentServer(base, token, ['gone@example.com'])).toBe(0)
})

test('the error names a content server that does not answer', async () => {
  await expect(deleteAtContentServer('http://127.0.0.1:9', 'token', ['gone@example.com'])).rejects.toThrow(
    'The content server did not delete anything: it gives no answer',
  )
})
