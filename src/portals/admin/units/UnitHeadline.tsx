import { Avatar } from '#platform/ui/display/Avatar.tsx'
import type { Unit } from '#tower/contract.ts'
import { UnitStatusBadge } from '#tower/screens/UnitStatusBadge.tsx'
import { badgeOf } from '#tower/unit-filter.ts'
import { words } from '#tower/messages/en.ts'

/** Below the number of a unit: its status and its resident. */
export function UnitHeadline({ unit }: { unit: Unit }) {
  const { tenant } = unit
  return (
    <>
      <UnitStatusBadge status={badgeOf(unit)} />
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
