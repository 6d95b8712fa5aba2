import Plus from 'lucide-react/icons/plus'
import X from 'lucide-react/icons/x'
import { useState } from 'react'
import { hoursWords as words } from '#building/messages/hours.ts'
import { dashboardDate, isDay } from '#platform/time/dates.ts'
import { DateInput } from '#platform/ui/dates/DateInput.tsx'
import { Button } from '#platform/ui/display/Button.tsx'
import { IconButton } from '#platform/ui/display/IconButton.tsx'
import { TextInput } from '#platform/ui/forms/TextInput.tsx'
import { addToDraft, type HolidayDraft, type HoursFaults } from './hours-draft.ts'
import { PublicHolidays } from './PublicHolidays.tsx'

type Props = {
  holidays: readonly HolidayDraft[]
  /** The current day of the building; earlier holidays are collapsed. */
  today: string
  faults: HoursFaults
  onChange: (holidays: readonly HolidayDraft[]) => void
  /** A region of public holidays that was chosen and is not saved yet. */
  region: string | null
  onRegionChange: (region: string) => void
}

/** The days on which the office is closed, each with its name. */
export function Holidays({ holidays, today, faults, onChange, region, onRegionChange }: Props) {
  const [allShown, setAllShown] = useState(false)
  const isPast = ({ day }: HolidayDraft) => isDay(day) && day < today
  const past = holidays.filter(isPast).length
  const shown = allShown
    ? holidays
    : holidays.filter((one) => !isPast(one) || faults[`holiday ${one.key}`] !== undefined)
  const change = (key: number, changes: Partial<HolidayDraft>) =>
    onChange(holidays.map((one) => (one.key === key ? { ...one, ...changes } : one)))
  const add = () =>
    onChange([...holidays, { key: Math.max(-1, ...holidays.map(({ key }) => key)) + 1, day: '', name: '' }])
  return (
    <>
      <PublicHolidays
        holidays={holidays}
        today={today}
        region={region}
        onRegionChange={onRegionChange}
        onAdd={(added) => onChange(addToDraft(holidays, added))}
      />
      {shown.length === 0 ? <p className="text-ink-3">{words.noHolidays}</p> : null}
      <ul
        aria-label={words.holidaysTitle}
        className="-mx-1 grid max-h-110 gap-1.5 max-md:gap-4 overflow-y-auto px-1 py-1"
      >
        {shown.map((holiday) => (
          <Line
            key={holiday.key}
            holiday={holiday}
            fault={faults[`holiday ${holiday.key}`]}
            onChange={(changes) => change(holiday.key, changes)}
            onRemove={() => onChange(holidays.filter(({ key }) => key !== holiday.key))}
          />
        ))}
      </ul>
      <div className="mt-2 flex flex-wrap items-center gap-2">
        <Button size="small" icon={Plus} onClick={add}>
          {words.addHoliday}
        </Button>
        {past > 0 ? (
          <Button size="small" variant="plain" aria-expanded={allShown} onClick={() => setAllShown(!allShown)}>
            {allShown ? words.hidePast : words.showPast(past)}
          </Button>
        ) : null}
      </div>
    </>
  )
}

type LineProps = {
  holiday: HolidayDraft
  fault: string | undefined
  onChange: (changes: Partial<HolidayDraft>) => void
  onRemove: () => void
}

function Line({ holiday: { key, day, name }, fault, onChange, onRemove }: LineProps) {
  const faultId = `fault-of-holiday-${key}`
  const wrong = fault === undefined ? {} : { 'aria-invalid': true, 'aria-describedby': faultId }
  return (
    <li>
      <div className="grid grid-cols-[8.875rem_minmax(0,1fr)_auto] items-center gap-2 max-md:grid-cols-[minmax(0,1fr)_auto]">
        <DateInput
          aria-label={words.dayOf(name)}
          value={day}
          onChange={(typed) => onChange({ day: typed })}
          {...wrong}
        />
        <TextInput
          aria-label={words.nameOf(isDay(day) ? dashboardDate(day, 'UTC') : '')}
          value={name}
          maxLength={100}
          onChange={(event) => onChange({ name: event.target.value })}
          {...wrong}
        />
        <IconButton
          icon={X}
          label={words.removeHoliday(name)}
          onClick={onRemove}
          small
          className="max-md:col-start-2 max-md:row-start-1"
        />
      </div>
      {fault === undefined ? null : (
        <p id={faultId} role="alert" className="text-sm text-tone-danger-fg">
          {fault}
        </p>
      )}
    </li>
  )
}
