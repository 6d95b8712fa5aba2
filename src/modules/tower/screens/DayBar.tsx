import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import History from 'lucide-react/icons/rotate-ccw-clock'
import Pause from 'lucide-react/icons/pause'
import Play from 'lucide-react/icons/play'
import { useEffect, useState } from 'react'
import { dashboardDate, type Day } from '#platform/time/dates.ts'
import { Button } from '#platform/ui/display/Button.tsx'
import { Field } from '#platform/ui/forms/Field.tsx'
import { IconButton } from '#platform/ui/display/IconButton.tsx'
import { Notice } from '#platform/ui/feedback/Notice.tsx'
import { DateInput } from '#platform/ui/dates/DateInput.tsx'
import { useAppliedDay } from '#platform/ui/dates/use-applied-day.ts'
import { useTimeZone } from '#platform/ui/data/time-zone.ts'
import { addDays, daysBetween } from '#platform/time/wall-clock.ts'
import { words } from '../messages/living.ts'

type Props = {
  /** The day shown; today is the last one. */
  day: Day
  /** The first day on record; null until it is loaded, and no day can be chosen before that. */
  since: Day | null
  today: Day
  onDay: (day: Day) => void
  failed?: boolean
}

/** How many days playing advances per step, and how long each is shown. */
const step = 7
const pause = 900

/** Chooses a day by slider, date field or playing. */
export function DayBar({ day, since: firstDay, today, onDay, failed }: Props) {
  const timeZone = useTimeZone()
  const [isPlaying, setPlaying] = useState(false)
  const since = firstDay ?? today
  const isPast = day < today
  const last = daysBetween(since, today)
  const go = (to: Day) => onDay(to < since ? since : to > today ? today : to)
  const stopAnd = (to: Day) => {
    setPlaying(false)
    go(to)
  }
  const typed = useAppliedDay(day, stopAnd, { min: since, max: today })
  useEffect(() => {
    if (!isPlaying || !isPast) return
    const timer = setTimeout(() => {
      const next = addDays(day, step)
      if (next >= today) setPlaying(false)
      onDay(next >= today ? today : next)
    }, pause)
    return () => clearTimeout(timer)
  }, [isPlaying, isPast, day, today, onDay])

  return (
    <section aria-label={words.days} className="mb-4 grid gap-2.5">
      <fieldset
        disabled={firstDay === null}
        className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-lg bg-surface px-3.5 py-2 shadow-card"
      >
        <div className="flex">
          <IconButton
            icon={ChevronLeft}
            label={words.dayBefore}
            disabled={day <= since}
            onClick={() => stopAnd(addDays(day, -1))}
          />
          <IconButton
            icon={isPlaying ? Pause : Play}
            label={isPlaying ? words.pause : words.play}
            disabled={!isPast && last === 0}
            onClick={() => {
              // Playing from today begins a year ago, as there is nothing after today.
              if (!isPast) go(addDays(today, -364))
              setPlaying(!isPlaying)
            }}
          />
          <IconButton
            icon={ChevronRight}
            label={words.dayAfter}
            disabled={!isPast}
            onClick={() => stopAnd(addDays(day, 1))}
          />
        </div>
        <input
          type="range"
          aria-label={words.days}
          aria-valuetext={isPast ? dashboardDate(day, timeZone) : words.today}
          min={0}
          max={last}
          value={Math.max(0, daysBetween(since, day))}
          onChange={(event) => stopAnd(addDays(since, Number(event.target.value)))}
          className="h-6 min-w-[min(10rem,100%)] flex-1 cursor-pointer accent-(--action) max-md:order-last max-md:h-11 max-md:basis-full"
        />
        <Field label={words.day} hideLabel className="w-37.5 max-md:ml-auto max-md:w-44">
          <DateInput {...typed} min={since} max={today} disabled={firstDay === null} />
        </Field>
        <Button
          size="small"
          icon={History}
          className="max-md:hidden"
          onClick={() => stopAnd(today)}
          disabledBecause={isPast ? null : words.isToday}
        >
          {words.today}
        </Button>
      </fieldset>
      {failed ? <Notice tone="danger">{words.dayFailed}</Notice> : null}
      {isPast ? (
        <Notice
          tone="warning"
          live
          title={words.past(dashboardDate(day, timeZone))}
          action={
            <Button size="small" onClick={() => stopAnd(today)}>
              {words.toToday}
            </Button>
          }
        >
          {words.pastHelp}
        </Notice>
      ) : null}
    </section>
  )
}
