import { categoryIcons } from '#maintenance/requests/screens/category-icons.ts'
import { categoryWords } from '#maintenance/requests/vocabulary.ts'
import type { CategoryTime } from '#overview/contract.ts'
import { daysMeasured } from '#overview/rules.ts'
import { words } from '#overview/messages/en.ts'
import { ChartCard, FigureTable } from './ChartCard.tsx'

/** The median duration of requests by category. */
export function CategoryTimes({ times }: { times: readonly CategoryTime[] }) {
  const longest = Math.max(0.1, ...times.map(({ medianDays }) => medianDays))
  return (
    <ChartCard
      title={words.times}
      line={words.timesLine(daysMeasured)}
      nothing={times.length === 0 ? words.noTimes : null}
      chart={
        <ul aria-label={words.times} className="grid gap-2.75">
          {times.map(({ category, medianDays }) => {
            const Glyph = categoryIcons[category]
            return (
              <li key={category} className="flex items-center gap-2">
                <Glyph aria-hidden="true" size={15} className="shrink-0 text-ink-3" />
                <span className="w-22 shrink-0">{categoryWords[category]}</span>
                <span aria-hidden="true" className="h-1.75 min-w-0 flex-1 rounded-full bg-line">
                  <span
                    style={{ width: `${(100 * medianDays) / longest}%` }}
                    className="block h-full min-w-0.75 rounded-full bg-river-500"
                  />
                </span>
                <span className="tabular w-10 shrink-0 text-right font-[575]">{medianDays.toFixed(1)}</span>
              </li>
            )
          })}
        </ul>
      }
      table={
        <FigureTable
          label={words.times}
          head={[words.category, words.number, words.medianDays]}
          rows={times.map(({ category, finished, medianDays }) => [
            categoryWords[category],
            finished,
            medianDays.toFixed(1),
          ])}
        />
      }
    />
  )
}
