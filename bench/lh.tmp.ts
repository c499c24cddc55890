import { chromium } from 'playwright'
import { browserArguments } from '#tests/playwright.config.ts'
import { runLighthouse } from '#tests/audit/lighthouse.ts'
import { startEdge } from './touch/edge.ts'
const [slowdown = '4', ...paths] = process.argv.slice(2)
const edge = await startEdge('http://localhost:9500')
const port = 9777
const browser = await chromium.launch({
  args: [...browserArguments, '--ignore-certificate-errors', `--remote-debugging-port=${port}`],
  executablePath: '/usr/bin/chromium-headless-shell',
})
for (const path of paths) {
  const t = Date.now()
  console.log(
    path,
    JSON.stringify(await runLighthouse({ address: edge.url + path, port, skipped: [], slowdown: Number(slowdown) })),
    Date.now() - t,
  )
}
await browser.close()
await edge.end()
process.exit()
