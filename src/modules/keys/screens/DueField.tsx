import { useState } from 'react'
import { useTimeZone } from '#platform/ui/data/time-zone.ts'
import { DateInput } from '#platform/ui/dates/DateInput.tsx'
import { Field } from '#platform/ui/forms/Field.tsx'
import { RadioCards } from '#platform/ui/forms/RadioCards.tsx'
import { useNow } from '#platform/ui/hooks/use-now.ts'
import { dashboardClock, dashboardTime, dayOf } from '#platform/time/dates.ts'
import { instantAt, minutesOf } from '#platform/time/wall-clock.ts'
import { keyWords } from '../messages/desk.ts'
import { keyScreenWords } from '../messages/screens.ts'
import { type DueChoice, listDueTimes } from '../rules.ts'

const words = keyScreenWords.details
const other = 'other'

type Props = { label: string; onChange: (dueAt: string | null) => void; error?: string | undefined }

/** When a key is due back: a usual time, or another one. Nothing is chosen at first; `onChange` gets null until it is. */
export function DueField({ label, onChange, error }: Props) {
  const timeZone = useTimeZone()
  const now = useNow()
  const [opened] = useState(now)
  const [choice, setChoice] = useState<DueChoice | typeof other | null>(null)
  const [typed, setTyped] = useState('')
  const times = listDueTimes(opened, timeZone)
  const today = dayOf(opened, timeZone)
  const detailOf = (at: Date) =>
    dayOf(at, timeZone) === today ? dashboardClock(at, timeZone) : dashboardTime(at, timeZone)
  const choose = (next: DueChoice | typeof other) => {
    setChoice(next)
    const chosen = times.find((one) => one.choice === next)
    onChange(chosen ? chosen.at.toISOString() : toInstant(typed, timeZone))
  }
  return (
    <>
      <Field label={label} radios required error={choice === other ? undefined : error}>
        <RadioCards
          name="due"
          choices={[
            ...times.map((one) => ({ value: one.choice, label: keyWords.due[one.choice], detail: detailOf(one.at) })),
            { value: other, label: words.otherTime },
          ]}
          value={choice}
          onChange={choose}
        />
      </Field>
      {choice === other ? (
        <Field label={words.otherTime} required error={error}>
          <DateInput
            kind="datetime"
            value={typed}
            onChange={(value) => {
              setTyped(value)
              onChange(toInstant(value, timeZone))
            }}
          />
        </Field>
      ) : null}
    </>
  )
}

/** The instant of a local time of the building; null while it is not complete. */
function toInstant(local: string, timeZone: string): string | null {
  const [, day, time] = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2})$/.exec(local) ?? []
  return day && time ? instantAt(day, minutesOf(time), timeZone).toISOString() : null
}
