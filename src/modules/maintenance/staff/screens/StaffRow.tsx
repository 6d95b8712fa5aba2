import ChevronRight from 'lucide-react/icons/chevron-right'
import type { ReactNode } from 'react'
import { priorityIcons } from '#platform/ui/icons/priority-icons.tsx'
import { useTexts } from '#platform/ui/data/language.ts'
import type { StaffRequest } from '../contract.ts'
import { placeOf } from '../place-of.ts'
import { isUnassigned } from '../../sla/rules.ts'
import { staffWords } from '../messages/en.ts'
import { requestTexts } from '../../requests/messages/index.ts'
import { formatFullName } from '../../requests/format.ts'
import { CategoryIcon } from '../../requests/screens/CategoryIcon.tsx'
import { RequestClock } from '../../sla/screens/RequestClock.tsx'
import { StatusBadge } from '../../requests/screens/StatusBadge.tsx'
import type { Formats } from '../../requests/screens/use-formats.ts'
import { WaitingMark } from './outbox/WaitingMark.tsx'
import { TakeButton } from './TakeButton.tsx'

export type StaffCardProps = {
  request: StaffRequest
  formats: Formats
  showAssignee: boolean
  onOpen: () => void
}

/** A request in the queue on a phone, 77 high, so that five fit on the screen, also with a banner or without a connection. All of it opens the request. */
export function StaffRow({ request, formats, showAssignee, onOpen }: StaffCardProps) {
  const words = useTexts(requestTexts)
  const PriorityIcon = priorityIcons[request.priority]
  const free = isUnassigned(request)
  const who = free
    ? staffWords.unassigned
    : showAssignee && request.assignedToUser
      ? formatFullName(request.assignedToUser)
      : (request.tenant && formatFullName(request.tenant.user)) || null
  return (
    <article className="relative flex min-h-19.25 min-w-0 items-center gap-3 bg-surface py-1.5 pr-3 pl-4">
      <OpenButton title={request.title} onOpen={onOpen} />
      <span className="self-start pt-0.5">
        <CategoryIcon category={request.category} priority={request.priority} />
      </span>
      <div className="min-w-0 flex-1">
        <h2 className="truncate text-15 leading-5 font-[575]">{request.title}</h2>
        <p className="flex min-w-0 items-center gap-1.5 text-sm leading-5 text-ink-2">
          <PriorityIcon size={13} />
          <span className="sr-only">{words.priority[request.priority]}</span>
          <span className="tabular min-w-0 truncate font-[525]">
            {[placeOf(request), who].filter(Boolean).join(', ')}
          </span>
          <span className="ml-auto shrink-0">
            <WaitingMark requestId={request.id}>{free ? null : <StatusBadge status={request.status} />}</WaitingMark>
          </span>
        </p>
        <RequestClock request={request} reader="office" formats={formats} className="text-sm leading-4.25" />
      </div>
      {free ? (
        <TakeButton request={request} className="px-3.25!" />
      ) : (
        <ChevronRight aria-hidden="true" size={18} className="shrink-0 text-ink-3" />
      )}
    </article>
  )
}

type OpenButtonProps = { title: string; onOpen: () => void; children?: ReactNode }

/** Covers the whole card; other buttons come after it and are above it. */
export const OpenButton = ({ title, onOpen, children }: OpenButtonProps) => (
  <button
    type="button"
    aria-label={staffWords.viewDetailsOf(title)}
    onClick={onOpen}
    className="absolute inset-0 cursor-pointer focus-visible:-outline-offset-2 md:rounded-lg md:hover:inset-ring md:hover:inset-ring-line-strong"
  >
    {children}
  </button>
)
