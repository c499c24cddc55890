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

/** Of the drawing, which stretches with its box. */
const [width, height] = [360, 125]
const at = ([x, y]: ChartLine['points'][number]): [number, number] => [
  Math.round(x * width),
  Math.round((1 - y) * height),
]

/** Relative steps in whole numbers take half the bytes of positions: the home page has nine charts. */
function pathOf(points: ChartLine['points']): string {
  const [first = [0, 0], ...others] = points.map(at)
  let [x, y] = first
  const steps = others.map(([nextX, nextY]) => {
    const step = `${nextX - x}${nextY < y ? '' : ' '}${nextY - y}`
    ;[x, y] = [nextX, nextY]
    return step
  })
  return `M${first.join(' ')}l${steps.join(' ')}`
}

/** Lines over a grid. The drawing stretches with its box, so the labels are texts beside it. */
export function LineChart({ label, lines, ticks, below, mark, hangs = false, className }: LineChartProps) {
  return (
    <div className="grid grid-cols-[auto_1fr] gap-x-2 text-label text-ink-soft">
      <div aria-hidden className="-my-[0.7em] flex flex-col items-end justify-between figures">
        {ticks.map((tick) => (
          <span key={tick}>{tick}</span>
        ))}
      </div>
      <svg
        role="img"
        aria-label={label}
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        className={`w-full overflow-visible fill-none [&_path]:[vector-effect:non-scaling-stroke] ${className}`}
      >
        <path
          className="stroke-line"
          d={ticks.map((_, index) => `M0 ${Math.round((index / (ticks.length - 1)) * height)}h${width}`).join('')}
        />
        {lines.map(({ points, tone }) => {
          const path = pathOf(points)
          return (
            <path
              key={path}
              strokeLinejoin="round"
              className={hangs ? `${tones[tone]} fill-signal/25` : tones[tone]}
              d={hangs ? `${path}V0H0z` : path}
            />
          )
        })}
        {mark && <path className="stroke-signal stroke-[12] [stroke-linecap:round]" d={`M${at(mark).join(' ')}h0`} />}
      </svg>
      {below.length > 0 && (
        <div aria-hidden className="col-start-2 mt-1.5 flex justify-between figures *:last:text-end">
          {below.map((text) => (
            <span key={text}>{text}</span>
          ))}
        </div>
      )}
    </div>
  )
}
