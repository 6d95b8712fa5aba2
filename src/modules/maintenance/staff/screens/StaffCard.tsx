import CalendarDays from 'lucide-react/icons/calendar-days'
import ReceiptText from 'lucide-react/icons/receipt-text'
import { buttonClass } from '#platform/ui/display/button-class.ts'
import { classNames } from '#platform/ui/theme/class-names.ts'
import { useTexts } from '#platform/ui/data/language.ts'
import { isUnassigned } from '../../sla/rules.ts'
import { placeOf } from '../place-of.ts'
import { staffWords } from '../messages/en.ts'
import { requestTexts } from '../../requests/messages/index.ts'
import { officeWords } from '../../requests/messages/office.ts'
import { formatFullName } from '../../requests/format.ts'
import { Assignee } from '../../requests/screens/Assignee.tsx'
import { CategoryIcon } from '../../requests/screens/CategoryIcon.tsx'
import { PriorityBadge } from '../../requests/screens/PriorityBadge.tsx'
import { RequestClock } from '../../sla/screens/RequestClock.tsx'
import { StatusBadge } from '../../requests/screens/StatusBadge.tsx'
import { OpenButton, type StaffCardProps } from './StaffRow.tsx'
import { WaitingMark } from './outbox/WaitingMark.tsx'
import { TakeButton } from './TakeButton.tsx'

/** A request in the queue on a screen wider than a phone. All of it opens the request. */
export function StaffCard({ request, formats, showAssignee, onOpen }: StaffCardProps) {
  const words = useTexts(requestTexts)
  return (
    <article className="relative flex min-w-0 flex-col rounded-lg bg-surface px-4.5 py-4 shadow-card">
      <OpenButton title={request.title} onOpen={onOpen} />
      <header className="flex items-start gap-3">
        <CategoryIcon category={request.category} priority={request.priority} />
        <div className="flex min-w-0 flex-1 flex-wrap items-start justify-between gap-x-3 gap-y-1.5">
          <div className="min-w-0">
            <h2 className="text-15 leading-5 font-[575] break-words">{request.title}</h2>
            <p className="text-ink-2">
              <span className="font-[575]">{request.unit ? words.place(request) : placeOf(request)}</span>
              {request.tenant ? <> · {formatFullName(request.tenant.user)}</> : null}
            </p>
          </div>
          <p className="flex flex-wrap gap-1.5">
            <PriorityBadge priority={request.priority} />
            <StatusBadge status={request.status} />
            <WaitingMark requestId={request.id} />
          </p>
        </div>
      </header>
      <p className="mt-2.5 line-clamp-3 break-words text-ink-2">{request.description}</p>
      <div className="mt-auto pt-2.5">
        <RequestClock request={request} reader="office" formats={formats} className="mb-3.5 text-sm" />
        <footer className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line pt-3 text-ink-2">
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
          <span className="ml-auto flex items-center gap-2">
            {isUnassigned(request) ? <TakeButton request={request} className="min-h-7! px-2.25! text-sm!" /> : null}
            {/* What the button over the card is called. */}
            <span aria-hidden="true" className={classNames(buttonClass({ size: 'small' }), 'pointer-events-none')}>
              {staffWords.viewDetails}
            </span>
          </span>
        </footer>
      </div>
    </article>
  )
}
