import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { Samples } from '#model/samples-schema.ts'
import { compiled, contentCopy, copyContent, edit, faults } from '#tests/support/content-copy.ts'
import { Plans } from './references.ts'
import { samplesCsv } from './samples-csv.ts'

copyContent()

/** Changes the parsed `file` of the copy. */
const editJson = <T extends v.GenericSchema>(file: string, schema: T, change: (value: v.InferOutput<T>) => unknown) =>
  edit(file, (text) => {
    const value = v.parse(schema, JSON.parse(text))
    change(value)
    return JSON.stringify(value)
  })
const AnyPlans = v.array(v.looseObject(v.object(Plans.item.entries).entries))

async function samples() {
  return v.parse(Samples, JSON.parse(await readFile(join(contentCopy(), 'samples.json'), 'utf8')))
}

test('a plan whose fee is more than half of its sample return stops the build, which names a good capital', async () => {
  await editJson('plans.json', AnyPlans, ([plan]) => {
    if (plan) plan.min_capital = 1
  })
  expect(await faults()).toMatch(
    /content\/plans\.json: min_capital: .+ costs more in a year than half of its \w+ sample return .+: write \d+ or more/,
  )
})

test('a raised price stops the build until the capital follows', async () => {
  await editJson('plans.json', AnyPlans, ([plan]) => {
    if (plan) plan.price *= 10
  })
  expect(await faults()).toContain('sample return')
})

test('a plan without profiles, an account outside of the months and a missing month are faults', async () => {
  await editJson('samples.json', Samples, (value) => {
    value.plans = {}
    value.accounts = [{ profile: 'moderate', from: '2035-01' }]
  })
  const message = await faults()
  expect(message).toContain('content/samples.json: plans: the profiles of the plan "')
  expect(message).toContain('content/samples.json: accounts.0.from: 6 months from 2035-01 are not in the file')
  await editJson('samples.json', Samples, ({ holding }) => holding.returns.pop())
  expect(await faults()).toContain('content/samples.json: holding.returns: Write 36 months')
})

test('texts follow another price, capital and month, without another edit', async () => {
  const months = (await samples()).profiles.moderate
  const [plan] = v.parse(AnyPlans, JSON.parse(await readFile(join(contentCopy(), 'plans.json'), 'utf8')))
  const words = `Six months: {{6 * price.${plan?.id}.net}} of {{capital.${plan?.id}}}; {{sample.moderate.return}}.`
  await edit('en/pages/about.md', (text) => `${text}\n${words}\n`)
  const shown = async () => /Six months: (.*?)\.</.exec((await compiled()).en.pages.about?.content ?? '')?.[1]
  const before = await shown()
  await editJson('plans.json', AnyPlans, (plans) => {
    for (const each of plans) {
      each.price = 35
      each.min_capital = 1_000_000
    }
  })
  await editJson('samples.json', Samples, ({ profiles: { moderate } }) => {
    moderate.returns = moderate.returns.map((month) => month + 0.1)
  })
  const sum = months.returns.reduce((total, month) => total + month - months.costs + 0.1, 0)
  const expected = `$210 of $1,000,000; ${(sum / 3).toFixed(1)}%`
  expect(before).not.toBe(expected)
  expect(await shown()).toBe(expected)
})

test('the download has a line for each month, before and after the fees of the broker', async () => {
  const { from, profiles, ...rest } = await samples()
  const [head, first, ...others] = samplesCsv({ ...rest, from, profiles })
    .trim()
    .split('\n')
  expect(head?.split(',')).toHaveLength(8)
  expect(others).toHaveLength(35)
  const { returns, costs } = profiles.conservative
  expect(first?.split(',').slice(0, 3)).toEqual([from, String(returns[0]), ((returns[0] ?? 0) - costs).toFixed(1)])
})
