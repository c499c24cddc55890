/** A line of a chart: points from 0 to 1, from the left and from the bottom. */
export interface ChartLine {
  points: readonly (readonly [x: number, y: number])[]
  tone: 'main' | 'second' | 'dashed'
}

interface LineChartProps {
  /** Says what the chart shows, for screen readers. */
  label: string
  lines: ChartLine[]
  /** From the top down, at equal distances. */
  ticks: string[]
  /** Below the chart, from the left, at equal distances. */
  below: string[]
  /** A marked point. */
  mark?: readonly [x: number, y: number] | undefined
  /** Fills the space above a line that hangs from the top. */
  hangs?: boolean
  className: string
}

const tones = {
  main: 'stroke-sea stroke-[2.5]',
  second: 'stroke-ink-soft stroke-[1.5]',
  dashed: 'stroke-ink-soft stroke-[1.5] [stroke-dasharray:5_4]',
}

const round = (value: number) => Number(value.toFixed(1))
const pathOf = (points: ChartLine['points']) =>
  `M${points.map(([x, y]) => `${round(x * 400)} ${round(100 - y * 100)}`).join('L')}`

/** Lines over a grid. The drawing stretches with its box, so the labels are texts beside it. */
export function LineChart({ label, lines, ticks, below, mark, hangs = false, className }: LineChartProps) {
  return (
    <div className="grid grid-cols-[auto_1fr] gap-x-2 text-label text-ink-soft">
      <div aria-hidden className="-my-[0.7em] flex flex-col items-end justify-between tabular-nums">
        {ticks.map((tick) => (
          <span key={tick}>{tick}</span>
        ))}
      </div>
      <svg
        role="img"
        aria-label={label}
        viewBox="0 0 400 100"
        preserveAspectRatio="none"
        className={`w-full overflow-visible fill-none [&_path]:[vector-effect:non-scaling-stroke] ${className}`}
      >
        <path
          className="stroke-line"
          d={ticks.map((_, index) => `M0 ${round((index / (ticks.length - 1)) * 100)}H400`).join('')}
        />
        {lines.map(({ points, tone }) => (
          <g key={pathOf(points)} className={tones[tone]}>
            {hangs && <path className="fill-signal/25 stroke-none" d={`${pathOf(points)}V0H0z`} />}
            <path strokeLinejoin="round" d={pathOf(points)} />
          </g>
        ))}
        {mark && (
          <path
            className="stroke-signal stroke-[12] [stroke-linecap:round]"
            d={`M${round(mark[0] * 400)} ${round(100 - mark[1] * 100)}h0`}
          />
        )}
      </svg>
      {below.length > 0 && (
        <div aria-hidden className="col-start-2 mt-1.5 flex justify-between tabular-nums">
          {below.map((text) => (
            <span key={text}>{text}</span>
          ))}
        </div>
      )}
    </div>
  )
}
