import Pencil from 'lucide-react/icons/pencil'
import UserMinus from 'lucide-react/icons/user-minus'
import UserPlus from 'lucide-react/icons/user-plus'
import { dashboardTime } from '#platform/time/dates.ts'
import { Badge } from '#platform/ui/display/Badge.tsx'
import { useTimeZone } from '#platform/ui/data/time-zone.ts'
import { Waiting } from '#platform/ui/feedback/Waiting.tsx'
import type { AssignmentAction } from '../contract.ts'
import { words } from '../messages/en.ts'
import { useAssignmentLogs } from './queries.ts'

const appearances = {
  assigned: { tone: 'success', icon: UserPlus },
  removed: { tone: 'warning', icon: UserMinus },
  changed: { tone: 'info', icon: Pencil },
} as const satisfies Record<AssignmentAction, object>

/** The past assignments of a unit with all their fields. */
export function AssignmentHistory({ unitId }: { unitId: string }) {
  const logs = useAssignmentLogs(unitId, true)
  const zone = useTimeZone()
  if (!logs.data) return <Waiting on={logs} words={words.loadingHistory} />
  if (logs.data.length === 0) return <p className="py-3 text-ink-3">{words.noHistory}</p>
  return (
    <ul aria-label={words.history} className="mt-2 rounded-lg bg-surface px-4.5 shadow-card">
      {logs.data.map(({ id, action, tenant, residenceType, notes, performedBy, createdAt }) => (
        <li key={id} className="border-t border-line py-2.5 first:border-t-0">
          <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <Badge {...appearances[action]}>{words.actions[action]}</Badge>
            <span className="font-[525]">{tenant.fullName}</span>
            <span className="text-ink-3">{residenceType === 'owner' ? words.owner : words.renter}</span>
          </p>
          {notes ? <p className="mt-1 break-words">{notes}</p> : null}
          <p className="mt-0.5 text-sm text-ink-3">
            {words.by(`${performedBy.firstName} ${performedBy.lastName}`.trim(), dashboardTime(createdAt, zone))}
          </p>
        </li>
      ))}
    </ul>
  )
}
