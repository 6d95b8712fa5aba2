import { dashboardDate } from '#platform/time/dates.ts'
import { useTimeZone } from '#platform/ui/data/time-zone.ts'
import { Avatar } from '#platform/ui/display/Avatar.tsx'
import type { ListedUnit } from '../contract.ts'
import { words } from '../messages/en.ts'

/** The primary resident, and their role in the unit. */
export function PrimaryResident({ unit }: { unit: ListedUnit }) {
  const zone = useTimeZone()
  const [tenant] = unit.tenants
  const day = unit.movesInOn === null ? null : dashboardDate(unit.movesInOn, zone)
  if (!tenant)
    return (
      <span className="text-ink-3">
        {words.noTenant}
        {day === null ? null : (
          <span className="tabular block truncate text-xs tracking-normal">{words.movesIn(day)}</span>
        )}
      </span>
    )
  return (
    <span className="flex min-w-0 items-center gap-2">
      <Avatar name={tenant.fullName} size={22} />
      <span className="min-w-0">
        <span className="block truncate">{tenant.fullName}</span>
        <span className="block truncate text-xs tracking-normal text-ink-3">
          {unit.category === 'Commercial' ? words.lessee : tenant.tenantType}
          {unit.tenants.length > 1 ? ` ${words.more(unit.tenants.length - 1)}` : null}
          {day === null ? null : ` · ${words.nextMovesIn(day)}`}
        </span>
      </span>
    </span>
  )
}
