import LogIn from 'lucide-react/icons/log-in'
import LogOut from 'lucide-react/icons/log-out'
import { useLeavingDay } from '#moves/screens/use-planned-moves.tsx'
import { dashboardDate } from '#platform/time/dates.ts'
import { Avatar } from '#platform/ui/display/Avatar.tsx'
import { Badge } from '#platform/ui/display/Badge.tsx'
import { useTimeZone } from '#platform/ui/data/time-zone.ts'
import type { Unit } from '#tower/contract.ts'
import { UnitStatusBadge } from '#tower/screens/UnitStatusBadge.tsx'
import { badgeOf } from '#tower/unit-filter.ts'
import { words } from '#tower/messages/en.ts'

/** Below the number of a unit: its status and its resident. */
export function UnitHeadline({ unit }: { unit: Unit }) {
  const zone = useTimeZone()
  const { tenant } = unit
  const leavingDay = useLeavingDay(unit.id)
  return (
    <>
      <UnitStatusBadge status={badgeOf(unit)} />
      {leavingDay === null ? null : (
        <Badge tone="success" icon={LogOut}>
          {words.leaves(dashboardDate(leavingDay, zone))}
        </Badge>
      )}
      {unit.movesInOn === null ? null : (
        <Badge tone="info" icon={LogIn}>
          {words.movesIn(dashboardDate(unit.movesInOn, zone))}
        </Badge>
      )}
      {tenant ? (
        <span className="flex min-w-0 items-center gap-1.5">
          <Avatar name={tenant.fullName} size={20} />
          <span className="truncate font-[525] text-ink">{tenant.fullName}</span>
          <span className="text-sm">{unit.category === 'Commercial' ? words.lessee : tenant.tenantType}</span>
        </span>
      ) : (
        <span className="text-sm">{words.noTenant}</span>
      )}
    </>
  )
}
