import { Users } from 'lucide-react'
import { Avatar } from '#platform/screens/Avatar.tsx'
import { Empty } from '#platform/screens/Empty.tsx'
import type { Unit } from '#tower/contract.ts'
import { words } from '#tower/words.ts'

/** Who lives in a unit now. */
export function UnitResidents({ unit }: { unit: Unit }) {
  if (unit.tenants.length === 0) return <Empty icon={Users}>{words.noTenant}</Empty>
  return (
    <ul aria-label={words.columns.tenant} className="grid gap-3">
      {unit.tenants.map(({ id, fullName, tenantType, user }) => (
        <li key={id} className="flex items-center gap-3">
          <Avatar name={fullName} size={32} />
          <span className="min-w-0">
            <span className="block truncate font-[550]">{fullName}</span>
            <span className="block truncate text-sm text-ink-3">
              {tenantType} · {user.email}
            </span>
          </span>
        </li>
      ))}
    </ul>
  )
}
