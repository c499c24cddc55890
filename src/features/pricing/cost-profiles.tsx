import { useTranslations } from 'use-intl'
import { moneyText, percentText } from '#i18n/money.ts'
import { usePageLocale } from '#i18n/use-page-locale.ts'
import { curveOf, figuresOf } from '#model/samples.ts'
import type { ProfileName, Samples } from '#model/samples-schema.ts'
import { capitalToPay, type Costs, type CostValues } from './costs.ts'

interface CostProfilesProps {
  costs: Costs
  values: CostValues
  samples: Samples
  profiles: readonly ProfileName[]
}

/**
 * For each profile of the plan: the capital from which it pays, and sample years in the visitor's own
 * money.
 */
export function CostProfiles({ costs, values, samples, profiles }: CostProfilesProps) {
  const t = useTranslations('costs')
  const profileName = useTranslations('samples.profile')
  const locale = usePageLocale()
  const left = (gross: number) =>
    moneyText(locale, Math.round((values.capital * gross - costs.firstYear) / 100), { signed: true })
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a table that scrolls needs the keyboard
    <div className="overflow-x-auto" tabIndex={0}>
      <table className="w-full border-collapse text-small figures [&_:is(td,th)]:py-3 [&_:is(td,th)]:pr-4 [&_:is(td,th):not(:first-child)]:text-right [&_td]:whitespace-nowrap [&_:is(td,th):last-child]:pr-0">
        <caption className="sr-only">{t('profilesTitle')}</caption>
        <thead className="align-bottom text-label text-ink-soft">
          <tr>
            <th scope="col" className="text-left whitespace-nowrap">
              {t('profile')}
            </th>
            {(['gross', 'paysFrom', 'average', 'median', 'worst'] as const).map((name) => (
              <th key={name} scope="col" className="min-w-28">
                {t(`column.${name}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {profiles.map((name) => {
            const { annual, medianYear, worstYear } = figuresOf(curveOf(samples.profiles[name].returns))
            const pays = capitalToPay(costs, values, annual)
            return (
              <tr key={name} className="border-t border-line">
                <th scope="row" className="text-left font-[650] whitespace-nowrap">
                  {profileName(name)}
                </th>
                <td>{percentText(locale, annual)}</td>
                <td>{pays === undefined ? t('never') : moneyText(locale, Math.ceil(pays / 100))}</td>
                {[annual, medianYear, worstYear].map((gross, index) => (
                  <td key={['average', 'median', 'worst'][index]} className="font-[650]">
                    {left(gross)}
                  </td>
                ))}
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}
