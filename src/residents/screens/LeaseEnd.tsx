import { dashboardDate, dayOf } from '#platform/dates.ts'
import { useTimeZone } from '#platform/screens/time-zone.ts'
import { useNow } from '#platform/screens/use-now.ts'
import type { Resident } from '../resident.ts'
import { leaseLeft } from '../rules.ts'
import { words } from '../words.ts'

/** The day a lease ends, and how many days are left when they are few. */
export function LeaseEnd({ resident }: { resident: Resident }) {
  const zone = useTimeZone()
  const today = dayOf(useNow(), zone)
  const { startDateOccupancy: start, endDateOccupancy: end } = resident
  const left = leaseLeft(start, end, today)
  if (left === null) return <span className="text-ink-3">{dashboardDate(null, zone)}</span>
  if (!left.ending) return <span className="tabular">{dashboardDate(end, zone)}</span>
  return (
    <>
      <span className="tabular font-[575] text-tone-warning-fg">{dashboardDate(end, zone)}</span>
      <span className="block text-xs text-ink-3">{words.daysLeft(left.remaining)}</span>
    </>
  )
}
