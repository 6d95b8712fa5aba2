import ChevronsLeft from 'lucide-react/icons/chevrons-left'
import ChevronsRight from 'lucide-react/icons/chevrons-right'
import type { CSSProperties } from 'react'
import { Card } from '#platform/ui/display/Card.tsx'
import { useTimeZone } from '#platform/ui/data/time-zone.ts'
import { useNow } from '#platform/ui/hooks/use-now.ts'
import type { Icon } from '#platform/ui/icons/icon.ts'
import { classNames } from '#platform/ui/theme/class-names.ts'
import { dashboardDate, dayOf } from '#platform/time/dates.ts'
import { weekdayOf } from '#platform/time/wall-clock.ts'
import { doneWords } from '../messages/done.ts'
import { words } from '../messages/en.ts'
import { type Bar, lanesOf, type StepOutside, type Timeline } from '../timeline.ts'
import { listNames, nameOfStep } from './names.ts'

const tones = {
  stays: 'bg-sunken inset-ring-line-strong text-ink-2',
  leaving: 'bg-tone-success-bg inset-ring-tone-success-line text-tone-success-fg',
  arriving: 'bg-tone-info-bg inset-ring-tone-info-line text-tone-info-fg',
  empty: 'inset-ring-line-strong text-ink-2 text-center',
} satisfies Record<Bar['side'], string>

/** The days around the moves of a unit, with who lives there and the steps that are due. */
export function MoveTimeline({ timeline }: { timeline: Timeline }) {
  const { days, bars, stepsDue, stepsEarlier, stepsLater } = timeline
  const today = dayOf(useNow(), useTimeZone())
  const columns = { '--days': days.length } as CSSProperties
  const row =
    'grid grid-cols-[repeat(var(--days),minmax(3.125rem,1fr))] gap-x-0.5 print:grid-cols-[repeat(var(--days),minmax(0,1fr))]'
  return (
    <Card flush className="mb-4.5">
      <div
        role="region"
        aria-label={words.timeline}
        // A region that scrolls is reached by keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className="overflow-x-auto px-4.5 py-3.5"
        style={columns}
      >
        <ol className={`${row} tabular text-center text-xs print:text-[0.625rem]`}>
          {days.map((day) => (
            <li
              key={day}
              aria-current={day === today ? 'date' : undefined}
              className={classNames(
                'rounded-sm px-1 py-1 whitespace-nowrap print:px-0',
                day === today
                  ? 'bg-ink font-semibold text-surface forced-colors:outline'
                  : weekdayOf(day) >= 6
                    ? 'bg-sunken text-ink-2'
                    : 'text-ink-2',
              )}
            >
              {words.weekdays[weekdayOf(day) - 1]}{' '}
              <span className="font-semibold max-lg:block print:block">{day.slice(8)}</span>
            </li>
          ))}
        </ol>
        {lanesOf(bars).map((lane) => (
          <p key={lane[0]?.key} className={`${row} mt-1`}>
            {lane.map(({ key, names, side, isDone, from, to }) => (
              <span
                key={key}
                style={{ gridColumn: `${from + 1} / ${to + 1}` }}
                className={classNames('truncate rounded-sm px-2.5 py-1 text-xs inset-ring', tones[side])}
              >
                <span className="font-semibold">{listNames(names)}</span> {verbOf(side, isDone, names.length)}
              </span>
            ))}
          </p>
        ))}
        <p className={`${row} mt-1 text-center text-xs text-ink-3 print:text-[0.625rem]`}>
          {days.map((day, at) => (
            <span key={day}>{stepsDue[at] ? words.stepsDue(stepsDue[at]) : null}</span>
          ))}
        </p>
      </div>
      {stepsEarlier.length + stepsLater.length === 0 ? null : (
        <dl className="grid gap-y-2.5 border-t border-line px-4.5 py-3 text-sm">
          <StepsOutside label={words.stepsEarlier} icon={ChevronsLeft} steps={stepsEarlier} />
          <StepsOutside label={words.stepsLater} icon={ChevronsRight} steps={stepsLater} />
        </dl>
      )}
    </Card>
  )
}

const verbOf = (side: Bar['side'], isDone: boolean, count: number) =>
  isDone && (side === 'leaving' || side === 'arriving') ? doneWords.sides[side] : words.sides[side](count)

type OutsideProps = { label: string; icon: Icon; steps: readonly StepOutside[] }

/** The open steps beyond one end of the timeline, with their days. */
function StepsOutside({ label, icon: Mark, steps }: OutsideProps) {
  const zone = useTimeZone()
  if (steps.length === 0) return null
  return (
    <div className="flex flex-wrap gap-x-5 gap-y-0.5">
      <dt className="flex basis-full items-center gap-1 text-xs text-ink-3">
        <Mark aria-hidden="true" size={14} className="shrink-0" />
        {label}
      </dt>
      {[...Map.groupBy(steps, (step) => `${step.dueDay} ${nameOfStep(step)}`).values()].map(([step, ...same]) =>
        step === undefined ? null : (
          <dd key={step.id} className="tabular text-ink-2">
            <span className="mr-1.5 font-semibold">{dashboardDate(step.dueDay, zone)}</span>
            {words.stepTimes(nameOfStep(step), 1 + same.length)}
          </dd>
        ),
      )}
    </div>
  )
}
