import CalendarDays from 'lucide-react/icons/calendar-days'
import ReceiptText from 'lucide-react/icons/receipt-text'
import { Button } from '#platform/ui/display/Button.tsx'
import { useTexts } from '#platform/ui/data/language.ts'
import type { MaintenanceRequest } from '../../requests/request.ts'
import { staffWords } from '../messages/en.ts'
import { requestTexts } from '../../requests/messages/index.ts'
import { officeWords } from '../../requests/messages/office.ts'
import { formatFullName } from '../../requests/format.ts'
import { Assignee } from '../../requests/screens/Assignee.tsx'
import { CategoryIcon } from '../../requests/screens/CategoryIcon.tsx'
import { PriorityBadge } from '../../requests/screens/PriorityBadge.tsx'
import { RequestClock } from '../../sla/screens/RequestClock.tsx'
import { StatusBadge } from '../../requests/screens/StatusBadge.tsx'
import type { Formats } from '../../requests/screens/use-formats.ts'

type Props = { request: MaintenanceRequest; formats: Formats; showAssignee: boolean; onOpen: () => void }

/** A request in the queue of staff. */
export function StaffCard({ request, formats, showAssignee, onOpen }: Props) {
  const words = useTexts(requestTexts)
  return (
    <article className="flex min-w-0 flex-col rounded-lg bg-surface px-4.5 py-4 shadow-card max-md:px-4 max-md:text-15 max-md:leading-5.5">
      <header className="flex items-start gap-3">
        <CategoryIcon category={request.category} priority={request.priority} />
        <div className="flex min-w-0 flex-1 flex-wrap items-start justify-between gap-x-3 gap-y-1.5">
          <div className="min-w-0 max-md:w-full">
            <h2 className="text-15 leading-5 font-[575] break-words max-md:text-16 max-md:leading-5.5">
              {request.title}
            </h2>
            <p className="text-ink-2">
              <span className="font-[575]">{words.place(request)}</span>
              {request.tenant ? <> · {formatFullName(request.tenant.user)}</> : null}
            </p>
          </div>
          <p className="flex flex-wrap gap-1.5">
            <PriorityBadge priority={request.priority} />
            <StatusBadge status={request.status} />
          </p>
        </div>
      </header>
      <p className="mt-2.5 line-clamp-3 break-words text-ink-2">{request.description}</p>
      <div className="mt-auto pt-2.5">
        <RequestClock request={request} reader="office" formats={formats} className="mb-3.5 text-sm" />
        <footer className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line pt-3 text-ink-2 max-md:gap-x-2.5 max-md:text-14">
          <span className="inline-flex items-center gap-1.5">
            <CalendarDays aria-hidden="true" size={15} className="text-ink-3" />
            <span className="sr-only">{officeWords.created}</span>
            <time dateTime={request.createdAt}>{formats.date(request.createdAt)}</time>
          </span>
          {request.estimatedCost === null ? null : (
            <span className="tabular inline-flex items-center gap-1.5">
              <ReceiptText aria-hidden="true" size={15} className="text-ink-3" />
              <span className="sr-only">{officeWords.estimatedCost}</span>
              {formats.money(request.estimatedCost)}
            </span>
          )}
          {showAssignee ? (
            <span className="inline-flex min-w-0">
              <span className="sr-only">{words.assignedTo}</span>
              <Assignee request={request} />
            </span>
          ) : null}
          <Button
            size="small"
            className="ml-auto max-md:px-2.5"
            aria-label={staffWords.viewDetailsOf(request.title)}
            onClick={onOpen}
          >
            {staffWords.viewDetails}
          </Button>
        </footer>
      </div>
    </article>
  )
}
