import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'
import { accountMonthsOf, curveOf } from '#model/samples.ts'
import { Samples } from '#model/samples-schema.ts'
import { lettering } from './chart-lettering.ts'

/** The chart's frame and its rose, as in the other drawings. */
const style =
  '.fa{fill:#0B6B69}.fc{fill:#F1EEE4}.fp{fill:#FBFAF6}.fs{fill:#475A6B}.sa{stroke:#0B6B69}.sk{stroke:#0B1F33}' +
  '.sl{stroke:#D8D3C4}.sp{stroke:#FBFAF6}.ss{stroke:#475A6B}@media (prefers-color-scheme: dark){.fa{fill:#4CC9BC}' +
  '.fc{fill:#0C1E2D}.fp{fill:#07141F}.fs{fill:#9FB3C1}.sa{stroke:#4CC9BC}.sk{stroke:#EAF1F4}.sl{stroke:#1F3A4E}' +
  '.sp{stroke:#07141F}.ss{stroke:#9FB3C1}}'
const frame =
  '<path class="fc" d="M0 0H720V540H0z"/><path class="fp" d="M24 24H696V516H24z"/>' +
  '<path class="sk" stroke-width="1.75" d="M12 12H708V528H12z"/>' +
  '<path class="sk" stroke-width=".75" d="M17 17H703V523H17zM24 24H696V516H24z"/>' +
  '<g class="sk" stroke-width="3.5"><path stroke-dasharray="51.692" d="M24 20.5H696M24 519.5H696"/>' +
  '<path stroke-dasharray="54.667" d="M20.5 24V516M699.5 24V516"/></g>'

/** Of the plot, in px. */
const [left, monthWidth, top, bottom, barBase] = [124, 91, 52, 342, 412]
const barScale = 7
const round = (value: number) => Number(value.toFixed(1))

/**
 * The curve of an account over its months, in percent, with a bar for each. `firstMonth` is 1 for
 * January. All accounts have the scale from `low` to `high`, so that they can be compared.
 */
export function accountDrawing(months: readonly number[], firstMonth: number, low: number, high: number): string {
  const y = (percent: number) => round(bottom - ((percent - low) / (high - low)) * (bottom - top))
  const x = (index: number) => left + index * monthWidth
  const points = curveOf(months).map((value, index) => [x(index), y(value - 100)] as const)
  const line = `M${points.map((point) => point.join(' ')).join('L')}`
  const right = x(months.length)
  const lines: string[] = []
  const labels = months.map((_, index) =>
    lettering(String(((firstMonth + index - 1) % 12) + 1), x(index) + monthWidth / 2, 485, 'middle'),
  )
  for (let percent = low; percent <= high; percent += 5) {
    lines.push(`M${left} ${y(percent)}H${right}`)
    const sign = ['−', '', '+'][Math.sign(percent) + 1] ?? ''
    labels.push(lettering(`${sign}${Math.abs(percent)}%`, left - 14, y(percent), 'end'))
  }
  const columns = Array.from(
    { length: months.length + 1 },
    (_, index) => `M${x(index)} ${top}V${bottom}M${x(index)} 362V462`,
  )
  const bars = months.map((month, index) => {
    const height = round(Math.abs(month) * barScale)
    const start = month > 0 ? round(barBase - height) : barBase
    return `<path class="${month > 0 ? 'fa' : 'fs'}" d="M${x(index) + 22} ${start}h47v${height}h-47z"/>`
  })
  const dots = points.slice(0, -1).map(([cx, cy]) => `<circle cx="${cx}" cy="${cy}" r="4.5"/>`)
  const [endX, endY] = points.at(-1) ?? [right, bottom]
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" width="720" height="540" viewBox="0 0 720 540" fill="none" ',
    `stroke-linecap="round" stroke-linejoin="round"><style>${style}</style>${frame}`,
    `<path class="sl" d="${lines.join('')}${columns.join('')}"/>`,
    `<path class="fa" fill-opacity=".1" d="${line}V${bottom}H${left}z"/>`,
    `<path class="sk" stroke-dasharray="7 4" d="M${left} ${y(0)}H${right}"/>`,
    `<path class="sk" stroke-width="1.6" stroke-linejoin="miter" d="M${left} ${top}V${bottom}H${right}V${top}"/>`,
    `<path class="sp" stroke-width="7" stroke-opacity=".8" d="${line}"/><path class="sa" stroke-width="3" d="${line}"/>`,
    `<g class="fp sa" stroke-width="2">${dots.join('')}</g>`,
    `<circle cx="${endX}" cy="${endY}" r="6.5" class="fa sp" stroke-width="2"/>`,
    `<g class="ss" stroke-width=".9">${labels.join('')}</g>`,
    `${bars.join('')}<path class="sk" stroke-width="1.6" d="M${left} ${barBase}H${right}"/></svg>\n`,
  ].join('')
}

/** Writes the pictures `account-1`, `account-2` … of `content/samples.json` where its months have changed. */
export async function drawAccounts(content: string): Promise<void> {
  const parsed = v.safeParse(Samples, JSON.parse(await readFile(join(content, 'samples.json'), 'utf8')))
  // The check of the content names the fault.
  if (!parsed.success) return
  const accounts = parsed.output.accounts.map((account) => accountMonthsOf(parsed.output, account))
  const values = accounts.flatMap((months) => curveOf(months).map((value) => value - 100))
  const low = Math.floor(Math.min(...values) / 5) * 5
  const high = Math.ceil(Math.max(...values) / 5) * 5
  for (const [index, months] of accounts.entries()) {
    const file = join(content, 'pictures', `account-${index + 1}.svg`)
    const drawing = accountDrawing(months, Number(parsed.output.accounts[index]?.from.slice(5)), low, high)
    const drawn = await readFile(file, 'utf8').catch(() => undefined)
    if (drawn !== drawing) await writeFile(file, drawing)
  }
}
