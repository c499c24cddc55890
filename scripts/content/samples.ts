import { moneyText, percentText } from '#i18n/money.ts'
import { leastCapital } from '#model/plan-facts.ts'
import { accountMonths, figuresAfterBroker, monthsBetween } from '#model/samples.ts'
import { sampleMonths, Samples } from '#model/samples-schema.ts'
import type { ContentReader } from './reader.ts'
import { Plans, Site } from './references.ts'

/**
 * The sample months (docs/content.md#samples). A fault is a plan whose yearly fee is more than half of
 * its sample return on the minimum capital, a plan without profiles, or an account outside of the
 * months.
 */
export function compileSamples(reader: ContentReader): Samples | undefined {
  const samples = reader.json('samples.json', Samples)
  const plans = reader.json('plans.json', Plans)
  const site = reader.json('site.json', Site)
  if (!samples || !plans || !site) return samples
  for (const plan of plans) {
    const choice = samples.plans[plan.id]
    if (!choice) {
      reader.fault('samples.json', `plans: the profiles of the plan "${plan.id}" are missing`)
      continue
    }
    const least = leastCapital(plan, site.app_configs, samples)
    if (plan.min_capital >= least) continue
    const { annual } = figuresAfterBroker(samples, choice.usual)
    const good = Number.isFinite(least) ? `write ${least} or more (${moneyText('en', least)})` : 'no capital is enough'
    reader.fault(
      'plans.json',
      `min_capital: ${plan.title} costs more in a year than half of its ${choice.usual} sample return ` +
        `(${percentText('en', annual)} a year): ${good} (id "${plan.id}")`,
    )
  }
  for (const [index, { from }] of samples.accounts.entries()) {
    const start = monthsBetween(samples.from, from)
    if (start < 0 || start + accountMonths > sampleMonths)
      reader.fault('samples.json', `accounts.${index}.from: ${accountMonths} months from ${from} are not in the file`)
  }
  return samples
}
