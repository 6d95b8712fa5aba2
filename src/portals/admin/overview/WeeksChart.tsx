import type { Week } from '#overview/contract.ts'
import { words } from '#overview/messages/en.ts'
import { dashboardDate } from '#platform/time/dates.ts'
import { localeOf } from '#platform/language/language.ts'
import { ChartCard, FigureTable } from './ChartCard.tsx'
import { scaleFor } from './chart-scale.ts'
import { useMeasuredWidth } from './use-measured-width.ts'

const height = 212
const left = 30
const top = 10
const bottom = 24

/** '17-11': the weeks are those of one year at most. */
const dayName = (day: string) => dashboardDate(day, 'UTC').slice(0, 5)

/** New and completed requests by week, as filled and outlined bars. */
export function WeeksChart({ weeks }: { weeks: readonly Week[] }) {
  const most = Math.max(0, ...weeks.flatMap(({ opened, finished }) => [opened, finished]))
  return (
    <ChartCard
      title={words.weeks}
      nothing={most === 0 ? words.noRequests : null}
      line={<Legend />}
      chart={<Bars weeks={weeks} most={most} />}
      table={
        <FigureTable
          label={words.weeks}
          head={[words.week, words.opened, words.finished]}
          rows={weeks.map(({ from, opened, finished }, at) => [
            at === weeks.length - 1 ? `${dayName(from)} (${words.soFar})` : dayName(from),
            opened.toLocaleString(localeOf('en')),
            finished.toLocaleString(localeOf('en')),
          ])}
        />
      }
    />
  )
}

const Legend = () => (
  <span aria-hidden="true" className="flex gap-4">
    <span className="inline-flex items-center gap-1.5">
      <span className="size-2.75 rounded-photo bg-river-500 forced-color-adjust-none" />
      {words.opened}
    </span>
    <span className="inline-flex items-center gap-1.5">
      <span className="size-2.75 rounded-photo border-[1.5px] border-river-500" />
      {words.finished}
    </span>
  </span>
)

function Bars({ weeks, most }: { weeks: readonly Week[]; most: number }) {
  const { ref, width } = useMeasuredWidth(470)
  const barWidth = Math.min(14, Math.floor((width - left) / weeks.length / 3))
  const each = width < 400 ? 3 : 2
  const ticks = scaleFor(most)
  const end = ticks.at(-1) ?? 1
  const floor = height - bottom
  const y = (n: number) => floor - (n / end) * (floor - top)
  const step = (width - left) / weeks.length
  const label = weeks.map(({ from, opened, finished }) => words.weekSummary(dayName(from), opened, finished)).join('; ')
  return (
    <div ref={ref}>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={`${words.weeks}. ${label}`}
        className="block h-auto w-full"
      >
        {ticks.map((n) => (
          <g key={n}>
            <line x1={left} x2={width} y1={y(n)} y2={y(n)} className="stroke-line" />
            <text x={left - 8} y={y(n) + 4} textAnchor="end" className="tabular fill-ink-3 text-11">
              {n}
            </text>
          </g>
        ))}
        {weeks.map(({ from, opened, finished }, at) => {
          const middle = left + step * (at + 0.5)
          return (
            <g key={from}>
              <title>{words.weekSummary(dayName(from), opened, finished)}</title>
              <rect x={left + step * at} y={top} width={step} height={floor - top} className="fill-transparent" />
              <rect
                x={middle - barWidth - 1}
                y={y(opened)}
                width={barWidth}
                height={floor - y(opened)}
                rx={1.5}
                className="fill-river-500"
              />
              {finished > 0 ? (
                <rect
                  x={middle + 1.75}
                  y={y(finished) + 0.75}
                  width={barWidth - 1.5}
                  height={Math.max(0, floor - y(finished) - 0.75)}
                  rx={1}
                  strokeWidth={1.5}
                  className="fill-surface stroke-river-500"
                />
              ) : null}
              {(weeks.length - 1 - at) % each === 0 ? (
                <text
                  x={at === weeks.length - 1 ? width : middle}
                  y={height - 6}
                  textAnchor={at === weeks.length - 1 ? 'end' : 'middle'}
                  className="tabular fill-ink-3 text-11"
                >
                  {dayName(from)}
                </text>
              ) : null}
            </g>
          )
        })}
      </svg>
    </div>
  )
}
