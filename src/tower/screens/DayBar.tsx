import { ChevronLeft, ChevronRight, History, Pause, Play } from 'lucide-react'
import { useEffect, useState } from 'react'
import { portalDate, type Day } from '#platform/dates.ts'
import { Button } from '#platform/screens/Button.tsx'
import { Field } from '#platform/screens/Field.tsx'
import { IconButton } from '#platform/screens/IconButton.tsx'
import { Notice } from '#platform/screens/Notice.tsx'
import { TextInput } from '#platform/screens/TextInput.tsx'
import { useTimeZone } from '#platform/screens/time-zone.ts'
import { addDays, daysBetween } from '#platform/wall-clock.ts'
import { words } from '../living-words.ts'

type Props = {
  /** The day shown; today is the last of them. */
  day: Day
  /** The first day on file; null until it is known, and nothing can be asked for till then. */
  since: Day | null
  today: Day
  onDay: (day: Day) => void
  failed?: boolean
}

/** How far playing goes with each step, and how long one is looked at. */
const step = 7
const pause = 900

/** Any day on file, by a slider, a date, or one after the other. */
export function DayBar({ day, since: known, today, onDay, failed }: Props) {
  const timeZone = useTimeZone()
  const [isPlaying, setPlaying] = useState(false)
  const since = known ?? today
  const isPast = day < today
  const last = daysBetween(since, today)
  const go = (to: Day) => onDay(to < since ? since : to > today ? today : to)
  const stopAnd = (to: Day) => {
    setPlaying(false)
    go(to)
  }
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
        disabled={known === null}
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
              // From today there is nothing to play: the last year is gone through again.
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
          aria-valuetext={isPast ? portalDate(day, timeZone) : words.today}
          min={0}
          max={last}
          value={Math.max(0, daysBetween(since, day))}
          onChange={(event) => stopAnd(addDays(since, Number(event.target.value)))}
          className="h-6 min-w-40 flex-1 cursor-pointer accent-(--action) max-md:order-last max-md:h-11 max-md:basis-full"
        />
        <Field label={words.day} quiet className="w-[150px] max-md:ml-auto">
          <TextInput
            type="date"
            min={since}
            max={today}
            value={day}
            onChange={(event) => {
              const asked = event.target.value
              if (asked >= since && asked <= today) stopAnd(asked)
            }}
          />
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
          title={words.past(portalDate(day, timeZone))}
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
