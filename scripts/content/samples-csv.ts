import { monthAfter, monthsAfter } from '#model/samples.ts'
import { profileNames, sampleMonths, type Samples } from '#model/samples-schema.ts'

/** The sample months as a table: percent of the capital, before and after the broker's fees. */
export function samplesCsv({ from, profiles, holding }: Samples): string {
  const columns: [name: string, values: readonly number[]][] = [
    ...profileNames.flatMap((name): [string, readonly number[]][] => [
      [`${name} before fees (%)`, profiles[name].returns],
      [`${name} after broker fees (%)`, monthsAfter(profiles[name])],
    ]),
    ['holding (%)', holding.returns],
  ]
  const rows = Array.from({ length: sampleMonths }, (_, index) =>
    [monthAfter(from, index), ...columns.map(([, values]) => values[index])].join(','),
  )
  return `${['month (invented)', ...columns.map(([name]) => name)].join(',')}\n${rows.join('\n')}\n`
}
