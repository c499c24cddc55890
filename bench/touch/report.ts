import type { Control } from './controls.ts'
import type { Load, PageLoad } from './page-load.ts'
import type { Touch } from './visit.ts'

/** A line of a table, and whether it misses a goal. */
export interface Line {
  cells: Record<string, string | number>
  missed: boolean
}

/** Limit from the end of the tap to its effect, ms; higher for controls that fetch. */
const goals = { effect: 200, fetched: 350, answer: 100 }

/** The middle value; of an even number the lower one of the two in the middle. */
export const median = (values: number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) / 2)] ?? Infinity

const rounded = (ms: number) => (Number.isFinite(ms) ? Math.round(ms) : 'never')

/** The visits of one control. Its medians are compared with the goals. */
export function touchLine({ name, fetched }: Pick<Control, 'name' | 'fetched'>, touches: Touch[]): Line {
  const effects = touches.map(({ effect }) => effect)
  const answer = median(touches.map(({ answer }) => answer))
  const goal = fetched ? goals.fetched : goals.effect
  const isAnswered = !fetched || median(effects) <= goals.effect || answer <= goals.answer
  const missed = median(effects) > goal || !isAnswered
  return {
    missed,
    cells: {
      control: name,
      'median ms': rounded(median(effects)),
      'slowest ms': rounded(Math.max(...effects)),
      'goal ms': goal,
      'answer ms': fetched ? rounded(answer) : '',
      'its goal ms': fetched ? goals.answer : '',
      '': missed ? 'missed' : '',
    },
  }
}

/** The loads of one page. Nothing may move. */
export function loadLine({ name, goals }: Pick<PageLoad, 'name' | 'goals'>, loads: Load[]): Line {
  const of = (part: keyof Load) => median(loads.map((load) => load[part]))
  const isOver = (value: number, goal: number | undefined) => goal !== undefined && value > goal
  const missed = isOver(of('lcp'), goals.lcp) || isOver(of('blocking'), goals.blocking) || of('shift') >= 0.001
  return {
    missed,
    cells: {
      page: name,
      'LCP ms': rounded(of('lcp')),
      'LCP goal': goals.lcp ?? '',
      'blocking ms': rounded(of('blocking')),
      'blocking goal': goals.blocking ?? '',
      'with the first paint ms': rounded(of('allBlocking')),
      'longest task ms': rounded(of('longestTask')),
      'layout shift': Number(of('shift').toFixed(3)),
      '': missed ? 'missed' : '',
    },
  }
}

/** Prints the tables and their summary. */
export function printLines(touches: Line[], loads: Line[]): void {
  for (const lines of [touches, loads]) if (lines.length > 0) console.table(lines.map(({ cells }) => cells))
  const all = [...touches, ...loads]
  const missed = all.filter((line) => line.missed).length
  console.warn(missed > 0 ? `${missed} of ${all.length} missed` : `All ${all.length} reached`)
}
