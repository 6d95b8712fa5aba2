import { useState } from 'react'
import type { PublicHolidays } from '#building/holidays/holidays-contract.ts'
import { hoursWords as words } from '#building/messages/hours.ts'
import { firstLanguage } from '#platform/language/registry.ts'
import { dashboardDate } from '#platform/time/dates.ts'
import { weekdayName } from '#platform/time/day-names.ts'
import { Button } from '#platform/ui/display/Button.tsx'
import { Checkbox } from '#platform/ui/forms/Checkbox.tsx'

type Holiday = PublicHolidays['holidays'][number]
type Props = { holidays: readonly Holiday[]; onAdd: (added: readonly Holiday[]) => void }

/** The holidays that are not in the list yet, by year; all are chosen at first. */
export function PublicHolidayList({ holidays, onAdd }: Props) {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const chosen = holidays.filter(({ day }) => !left.has(day))
  const toggle = (day: string, isChosen: boolean) =>
    setLeft(new Set(isChosen ? [...left].filter((one) => one !== day) : [...left, day]))
  if (holidays.length === 0) return <p className="text-sm text-ink-3">{words.nothingNew}</p>
  return (
    <>
      <div className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
        {[...Map.groupBy(holidays, ({ day }) => day.slice(0, 4))].map(([year, ofYear]) => (
          <div key={year} role="group" aria-label={words.ofYear(year)} className="min-w-0">
            <p aria-hidden="true" className="mb-1 text-sm font-[525] text-ink-2">
              {year}
            </p>
            <ul className="grid gap-1.5">
              {ofYear.map(({ day, name }) => (
                <li key={day}>
                  <Checkbox
                    checked={!left.has(day)}
                    onChange={(event) => toggle(day, event.target.checked)}
                    label={name}
                    hint={`${weekdayName(day, firstLanguage, 'short')} ${dashboardDate(day, 'UTC')}`}
                  />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      <Button
        className="justify-self-start"
        variant="soft"
        size="small"
        disabledBecause={chosen.length === 0 ? words.nothingChosen : null}
        onClick={() => onAdd(chosen)}
      >
        {words.addChosen(chosen.length)}
      </Button>
    </>
  )
}
