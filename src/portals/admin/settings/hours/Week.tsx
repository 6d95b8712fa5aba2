import { hoursWords as words, nameOfWeekday } from '#building/messages/hours.ts'
import { Switch } from '#platform/ui/forms/Switch.tsx'
import { DateInput } from '#platform/ui/dates/DateInput.tsx'
import type { DayDraft, HoursFaults } from './hours-draft.ts'

type Props = { days: readonly DayDraft[]; faults: HoursFaults; onChange: (days: readonly DayDraft[]) => void }

/** The opening hours by weekday. */
export function Week({ days, faults, onChange }: Props) {
  const change = (weekday: number, changes: Partial<DayDraft>) =>
    onChange(days.map((day) => (day.weekday === weekday ? { ...day, ...changes } : day)))
  return (
    <ul className="grid gap-1.5">
      {days.map((day) => (
        <Day
          key={day.weekday}
          day={day}
          fault={faults[`weekday ${day.weekday}`]}
          onChange={(changes) => change(day.weekday, changes)}
        />
      ))}
    </ul>
  )
}

type DayProps = { day: DayDraft; fault: string | undefined; onChange: (changes: Partial<DayDraft>) => void }

function Day({ day: { weekday, open, opens, closes }, fault, onChange }: DayProps) {
  const name = nameOfWeekday(weekday)
  const faultId = `fault-of-weekday-${weekday}`
  const wrong = fault === undefined ? {} : { 'aria-invalid': true, 'aria-describedby': faultId }
  return (
    <li>
      <div className="flex min-h-10 flex-wrap items-center gap-x-3 gap-y-1.5">
        <Switch
          className="w-37.5"
          label={name}
          checked={open}
          onChange={(event) => onChange({ open: event.target.checked })}
        />
        {open ? (
          <span className="flex items-center gap-2">
            <DateInput
              kind="time"
              aria-label={words.opens(name)}
              className="w-20 max-md:w-24"
              value={opens}
              onChange={(time) => onChange({ opens: time })}
              {...wrong}
            />
            <span aria-hidden="true" className="text-ink-3">
              {words.to}
            </span>
            <DateInput
              kind="time"
              aria-label={words.closes(name)}
              className="w-20 max-md:w-24"
              value={closes}
              onChange={(time) => onChange({ closes: time })}
              {...wrong}
            />
          </span>
        ) : (
          <span className="text-ink-3">{words.closed}</span>
        )}
      </div>
      {fault === undefined ? null : (
        <p id={faultId} role="alert" className="text-sm text-tone-danger-fg">
          {fault}
        </p>
      )}
    </li>
  )
}
