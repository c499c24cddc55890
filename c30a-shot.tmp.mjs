import { chromium } from 'playwright'
import fs from 'fs'; import { parseEnv } from 'node:util'
const env = parseEnv(fs.readFileSync('/tmp/c30a-kit2/.env', 'utf8'))
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] })
const p = await b.newPage({ viewport: { width: 1500, height: 900 } }); p.setDefaultTimeout(60000)
await p.goto('http://127.0.0.1:8062/admin/login'); await p.waitForSelector('input[type=password]')
await p.screenshot({ path: '/tmp/c30a-login.png' })
await p.fill('input[type=email], input[autocomplete=username]', 'editor@cms.example.com'); await p.fill('input[type=password]', env.EDITOR_PASSWORD); await p.keyboard.press('Enter')
await p.waitForURL(/content/)
await p.goto('http://127.0.0.1:8062/admin/content/blogs'); await p.waitForSelector('tbody tr', {}); await p.waitForTimeout(4000)
await p.screenshot({ path: '/tmp/c30a-list.png' })
await p.goto('http://127.0.0.1:8062/admin/content/blogs/+'); await p.waitForTimeout(6000); await p.screenshot({ path: '/tmp/c30a-new.png', fullPage: true })
await p.goto('http://127.0.0.1:8062/admin/content/blogs_translations/13'); await p.waitForTimeout(6000); await p.screenshot({ path: '/tmp/c30a-text.png' })
await b.close()
