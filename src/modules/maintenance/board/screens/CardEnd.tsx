import { ofNumbers } from '#platform/text/not-known.ts'
import Timer from 'lucide-react/icons/timer'
import UserRoundCheck from 'lucide-react/icons/user-round-check'
import { boardWords } from '../messages/en.ts'
import type { MaintenanceRequest } from '../../requests/request.ts'

/** How a completed request ended: the resident's confirmation, or how long it took. */
export function CardEnd({ request }: { request: MaintenanceRequest }) {
  const isUnanswered = request.tenantId !== null && request.confirmedAt === null
  const Icon = isUnanswered || request.confirmedHow ? UserRoundCheck : Timer
  const [name, value] = isUnanswered
    ? [boardWords.resident, boardWords.confirmFix]
    : request.confirmedHow
      ? [boardWords.resident, boardWords.answered[request.confirmedHow]]
      : [boardWords.closedIn, boardWords.daysLong(daysBetween(request.createdAt, request.completedAt))]
  return (
    <p className="mt-2 flex items-center justify-between gap-1.5 text-xs text-ink-2 max-md:text-sm">
      <span className="inline-flex items-center gap-1">
        <Icon aria-hidden="true" size={12} />
        {name}
      </span>
      <span className="tabular font-[525] text-rq-completed-fg">{value}</span>
    </p>
  )
}

const daysBetween = (from: string, to: string | null) =>
  ofNumbers([Date.parse(to ?? from), Date.parse(from)], (end, start) => ((end - start) / 86_400_000).toFixed(1))
