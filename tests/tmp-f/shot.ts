import { chromium } from '@playwright/test'
import { launchOptions } from '../playwright.config.ts'
const [, , url, out, selector, widths = '1440', schemes = 'light', action = ''] = process.argv
const browser = await chromium.launch(launchOptions)
for (const width of widths.split(',')) for (const scheme of schemes.split(',')) {
  const page = await browser.newPage({ viewport: { width: Number(width), height: 900 }, colorScheme: scheme as 'light' })
  await page.addInitScript(() => { document.cookie = 'cc_cookie=x' })
  await page.goto(url!)
  await page.addStyleTag({ content: 'header:has(nav){position:static!important} #cc-main,.cm-wrapper,[data-consent-dialog],dialog[open]{display:none!important}*{content-visibility:visible!important}' }).catch(() => {})
  if (action) await page.locator(action).first().click()
  await page.waitForTimeout(400)
  await page.locator(selector!).first().screenshot({ path: `${out}-${width}-${scheme}.png` })
  const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  if (over > 0) console.log('OVERFLOW', width, over)
  await page.close()
}
await browser.close()
