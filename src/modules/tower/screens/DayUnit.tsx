import { dashboardDate } from '#platform/time/dates.ts'
import { Button } from '#platform/ui/display/Button.tsx'
import { CancelButton } from '#platform/ui/overlays/CancelButton.tsx'
import { Dialog } from '#platform/ui/overlays/Dialog.tsx'
import { KeyValues } from '#platform/ui/display/KeyValues.tsx'
import { useTimeZone } from '#platform/ui/data/time-zone.ts'
import type { UnitOnDay } from '../day-contract.ts'
import { words } from '../messages/living.ts'

type Props = { unit: UnitOnDay | null; day: string; onClose: () => void; onToday: () => void }

/** A unit as it was on a past day, read-only. */
export function DayUnit({ unit, day, onClose, onToday }: Props) {
  const timeZone = useTimeZone()
  const date = (at: string) => dashboardDate(at, timeZone)
  if (!unit) return null
  return (
    <Dialog
      open
      onClose={onClose}
      width="narrow"
      title={words.dayUnit(unit.unitNumber)}
      status={words.dayUnitLine(unit.floor, date(day))}
      footer={
        <>
          <CancelButton>{words.close}</CancelButton>
          <Button variant="primary" onClick={onToday}>
            {words.seeToday}
          </Button>
        </>
      }
    >
      <KeyValues
        rows={[
          [words.occupancy, occupancyOf(unit, date)],
          [words.requests, unit.openRequests],
          ...(unit.oldestRequest === null ? [] : [[words.oldest, date(unit.oldestRequest)] as const]),
        ]}
      />
    </Dialog>
  )
}

function occupancyOf({ residence, category, vacantSince }: UnitOnDay, date: (at: string) => string): string {
  if (residence !== null) return category === 'Commercial' ? words.leased : words.occupied[residence]
  return vacantSince === null ? words.vacant : words.vacantSince(date(vacantSince))
}
