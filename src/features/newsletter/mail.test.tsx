import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { renderMail } from '#render/render-mail.tsx'
import { sampleLocales } from '#tests/support/sample-locales.ts'
import { mailKinds } from './schema.ts'

const logo = readFileSync('public/apple-touch-icon.png').toString('base64')
const lines = (base64: string) => base64.replaceAll(/.{76}/g, '$&\n')
const encoded = (text: string) => lines(Buffer.from(text).toString('base64'))

/** A mail as mail programs open it. Its texts are base64, so that long lines and any language fit. */
function eml({ subject, text, html }: ReturnType<typeof renderMail>): string {
  const part = (type: string, body: string, more = '') =>
    `Content-Type: ${type}\nContent-Transfer-Encoding: base64\n${more}\n${body}\n`
  return [
    'From: Helmsway <newsletter@helmsway.example>\nTo: linh@example.com',
    `Subject: =?utf-8?B?${Buffer.from(subject).toString('base64')}?=`,
    'MIME-Version: 1.0\nContent-Type: multipart/related; boundary="outer"\n',
    '--outer\nContent-Type: multipart/alternative; boundary="inner"\n',
    `--inner\n${part('text/plain; charset=utf-8', encoded(text))}`,
    `--inner\n${part('text/html; charset=utf-8', encoded(html))}`,
    '--inner--\n',
    `--outer\n${part('image/png', lines(logo), 'Content-ID: <logo>\nContent-Disposition: inline; filename="logo.png"\n')}`,
    '--outer--\n',
  ].join('\n')
}

const mails = mailKinds.flatMap((kind) => sampleLocales.map((locale) => [kind, locale] as const))

// Look at the files, in light and dark, before you store changed ones (vitest --update).
test.each(mails)('the mail %s in %s is the one in docs/mails', async (kind, locale) => {
  const link = (step: string) => `https://helmsway.example/newsletter/${step}?token=an-id.1767225600.a-signature`
  const mail = renderMail({
    kind,
    locale,
    brand: 'Helmsway',
    sender: 'Helmsway Sample Ltd., 1 Example Street',
    site: 'helmsway.example',
    href: link('confirm'),
    leaveHref: link('leave'),
  })
  await expect(eml(mail)).toMatchFileSnapshot(`../../../docs/mails/${kind}-${locale}.eml`)
  expect(mail.text).toContain(link('confirm'))
  expect(mail.subject + mail.html + mail.text).not.toMatch(/[{}]site|[{]brand/)
})
