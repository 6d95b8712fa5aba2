import { Timer, UserRoundCheck } from 'lucide-react'
import { boardWords } from '../../board-words.ts'
import type { MaintenanceRequest } from '../../request.ts'

/** How a completed request ended: the resident's word on it, or how long it took. */
export function CardEnd({ request }: { request: MaintenanceRequest }) {
  const isAsked = request.tenantId !== null && request.confirmedAt === null
  const Icon = isAsked || request.confirmedHow ? UserRoundCheck : Timer
  const [name, value] = isAsked
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
  ((Date.parse(to ?? from) - Date.parse(from)) / 86_400_000).toFixed(1)
