import { setTimeout } from 'node:timers/promises'
import { expect, inject, test } from 'vitest'
import { admin, asEditor, call, draft, text } from './kit.ts'

const site = inject('site')

/** The purges that the site received since the last reset. */
async function purges(): Promise<{ at: number; body: string; isSigned: boolean }[]> {
  return (await fetch(site)).json()
}

async function purgesAfter(change: () => Promise<unknown>, enough: number) {
  await setTimeout(1500)
  await fetch(site, { method: 'DELETE' })
  const begun = Date.now()
  await change()
  while ((await purges()).length < enough && Date.now() - begun < 15_000) await setTimeout(50)
  await setTimeout(1500)
  return { begun, told: await purges() }
}

test('a save with three texts is one purge, within two seconds', async () => {
  const translations = ['en-US', 'vi-VN', 'zh-CN'].map((languages_code) => ({ ...text, languages_code }))
  const { begun, told } = await purgesAfter(
    async () => call(await asEditor(), 'POST', '/items/blogs', draft('three-texts', { translations })),
    1,
  )
  expect(told.map(({ body, isSigned }) => [body, isSigned])).toEqual([['{"tags":["blog"]}', true]])
  expect(Number(told[0]?.at) - begun).toBeLessThan(2000)
})

test('a refused purge is sent again, with later changes', async () => {
  await fetch(`${site}/refuse`, { method: 'POST' })
  const { told } = await purgesAfter(() => admin.patch('/items/app_config', { tax_rate: 10 }), 2)
  expect(told.map(({ body }) => body)).toEqual(Array(2).fill('{"tags":["config","countries"]}'))
})
