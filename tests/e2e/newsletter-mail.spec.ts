import { expect, type Page } from '@playwright/test'
import * as v from 'valibot'
import texts from '#features/newsletter/step-texts.json' with { type: 'json' }
import { locales, type Locale } from '#i18n/locales.ts'
import { startSite, type Site } from '#tests/support/site.ts'
import { findings } from './axe.ts'
import { languages } from './content.ts'
import { hydrate, test as siteTest } from './test.ts'
import { pauseToasts } from './toast-page.ts'

const Sent = v.object({ result: v.array(v.object({ messageId: v.string(), to: v.array(v.string()) })) })
const Mail = v.object({
  result: v.object({
    subject: v.string(),
    text: v.string(),
    html: v.string(),
    headers: v.record(v.string(), v.string()),
  }),
})

/** `test` against a site that sends mails through wrangler's simulation. */
const test = siteTest.extend<object, { site: Site }>({
  site: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the needed fixtures from it
    async ({}, provide) => {
      const vars = {
        RATE_LIMIT: 'off',
        NEWSLETTER_FROM: 'newsletter@helmsway.example',
        NEWSLETTER_SECRET: 'a-secret-of-the-links',
      }
      const site = await startSite(vars, { migrated: true, mail: {} })
      await provide(site)
      await site.end()
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  baseURL: async ({ site }, provide) => {
    await provide(site.url)
  },
})
test.describe.configure({ mode: 'default' })

/** The mails to an address, newest first, from wrangler's local explorer. */
async function mailsTo(url: string, address: string) {
  const explorer = `${url}/cdn-cgi/local/explorer/api/local/email/sending`
  const { result } = v.parse(Sent, await (await fetch(explorer)).json())
  const own = result.filter(({ to }) => to.includes(address))
  return Promise.all(
    own.map(async ({ messageId }) => {
      const answer = await fetch(`${explorer}?${new URLSearchParams({ email_id: messageId })}`)
      return v.parse(Mail, await answer.json()).result
    }),
  )
}

/** Waits for the `count`th mail to an address. Returns it with the link of its button. */
async function nextMail(url: string, address: string, count: number) {
  await expect.poll(async () => (await mailsTo(url, address)).length).toBe(count)
  const [mail] = await mailsTo(url, address)
  return { mail, link: /http:\S+/.exec(mail?.text ?? '')?.[0] ?? '' }
}

const addresses = async (site: Site) => site.query("SELECT email FROM newsletter WHERE kind = 'subscribe'")

async function press(page: Page, name: string, locale: Locale, step: string) {
  await page.locator('main').getByRole('button', { name, exact: true }).click()
  await expect(page).toHaveURL((url) => url.pathname === `${locales[locale].prefix}/newsletter/${step}`)
}

for (const { locale, words } of languages)
  test(`${locale}: sign up, confirm, leave, undo`, async ({ page, site, reader }) => {
    const steps = texts[locale]
    const address = `walk-${locale}@example.com`
    // Without script.
    await reader.goto(`${site.url}${locales[locale].prefix}/newsletter/declined`)
    await reader.locator('footer input[name=email]').fill(address)
    await reader.locator('footer form').getByRole('button').click()
    await expect(reader.locator('main p').first()).toHaveText(words.newsletter.checkInbox)
    const { mail, link } = await nextMail(site.url, address, 1)
    expect(mail?.html).toContain(`<html lang="${locales[locale].tag}">`)
    expect(new URL(link).pathname).toBe(`${locales[locale].prefix}/newsletter/confirm`)

    // A scanner, and a visitor who only opens the link.
    await fetch(link)
    await page.goto(link)
    await hydrate(page)
    expect(await findings(page)).toEqual([])
    expect(await page.content()).not.toContain(address)
    expect(await addresses(site)).not.toContainEqual({ email: address })
    await press(page, steps.buttons.confirm, locale, 'confirmed')
    await expect(page.locator('h1')).toHaveText(steps.confirmed.title)
    expect(await addresses(site)).toContainEqual({ email: address })

    await page.goto(mail?.headers['List-Unsubscribe']?.slice(1, -1) ?? '')
    expect(await findings(page)).toEqual([])
    await press(page, steps.buttons.leave, locale, 'left')
    await expect(page.locator('h1')).toHaveText(steps.left.title)
    expect(await findings(page)).toEqual([])
    expect(await addresses(site)).not.toContainEqual({ email: address })
    const goodbye = await nextMail(site.url, address, 2)
    // Without script, from the mail.
    await reader.goto(goodbye.link)
    await press(reader, steps.buttons.undo, locale, 'confirmed')
    expect(await addresses(site)).toContainEqual({ email: address })
  })

test('with script the form asks to look into the inbox; "Not me" deletes the address', async ({ page, site }) => {
  await pauseToasts(page)
  await page.goto('/newsletter/declined')
  await hydrate(page)
  await page.waitForFunction(() => performance.now() > 2000)
  await page.locator('footer').getByLabel('Email address').fill('declines@example.com')
  await page.getByRole('button', { name: 'Subscribe' }).click()
  await expect(page.locator('[data-sonner-toast]')).toHaveText('Thank you for subscribing!')
  await expect(page.locator('footer output')).toContainText('open our message in your inbox')
  const { link } = await nextMail(site.url, 'declines@example.com', 1)
  await page.goto(link)
  await hydrate(page)
  await press(page, 'Not me', 'en', 'declined')
  expect(await site.query('SELECT email FROM newsletter_mails')).not.toContainEqual({ email: 'declines@example.com' })
  // The link is spent.
  await page.goto(link)
  await press(page, 'Confirm', 'en', 'expired')
  expect(await findings(page)).toEqual([])
})
