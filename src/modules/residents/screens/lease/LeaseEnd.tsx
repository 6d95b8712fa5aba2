import { dashboardDate, dayOf } from '#platform/time/dates.ts'
import { useTimeZone } from '#platform/ui/data/time-zone.ts'
import { useNow } from '#platform/ui/hooks/use-now.ts'
import type { Resident } from '../../resident.ts'
import { remainingLease } from '../../rules.ts'
import { words } from '../../messages/en.ts'

/** The end of a lease, with the days left when they are few. */
export function LeaseEnd({ resident }: { resident: Resident }) {
  const zone = useTimeZone()
  const today = dayOf(useNow(), zone)
  const { startDateOccupancy: start, endDateOccupancy: end } = resident
  const left = remainingLease(start, end, today)
  if (left === null) return <span className="text-ink-3">{dashboardDate(null, zone)}</span>
  if (!left.ending) return <span className="tabular whitespace-nowrap">{dashboardDate(end, zone)}</span>
  return (
    <>
      <span className="tabular font-[575] whitespace-nowrap text-tone-warning-fg">{dashboardDate(end, zone)}</span>
      <span className="block text-xs text-ink-3">{words.daysLeft(left.remaining)}</span>
    </>
  )
}
