import CirclePlus from 'lucide-react/icons/circle-plus'
import Mail from 'lucide-react/icons/mail'
import MessageSquare from 'lucide-react/icons/message-square'
import Truck from 'lucide-react/icons/truck'
import UserRoundCheck from 'lucide-react/icons/user-round-check'
import UserRoundMinus from 'lucide-react/icons/user-round-minus'
import UserRoundPlus from 'lucide-react/icons/user-round-plus'
import type { ReactNode } from 'react'
import { Badge } from '#platform/ui/display/Badge.tsx'
import type { Icon } from '#platform/ui/icons/icon.ts'
import { requestStatusIcons } from '#platform/ui/icons/request-status-icons.ts'
import { Waiting } from '#platform/ui/feedback/Waiting.tsx'
import { useTexts } from '#platform/ui/data/language.ts'
import type { MaintenanceRequest } from '../../requests/request.ts'
import { dialogWords } from '../../requests/messages/dialog.ts'
import type { RequestEvent } from '../contract.ts'
import type { RequestMessage } from '../../messaging/contract.ts'
import { requestTexts } from '../../requests/messages/index.ts'
import { officeWords } from '../../requests/messages/office.ts'
import { formatFullName } from '../../requests/format.ts'
import type { useRequestNotes } from '../../requests/screens/queries.ts'
import type { Formats } from '../../requests/screens/use-formats.ts'

type Props = {
  request: MaintenanceRequest
  notes: ReturnType<typeof useRequestNotes>
  messages?: readonly RequestMessage[]
  events: readonly RequestEvent[]
  formats: Formats
  /** Only the changes of status, without notes and messages. */
  stepsOnly?: boolean
}

const eventIcons = {
  assigned: UserRoundPlus,
  reassigned: UserRoundPlus,
  unassigned: UserRoundMinus,
  vendor: Truck,
  noVendor: Truck,
  confirmed: UserRoundCheck,
  closed: UserRoundCheck,
} as const satisfies Record<RequestEvent['event'], Icon>

const none: readonly RequestMessage[] = []

/** The history of a request, oldest first. */
export function Timeline({ request, notes, messages = none, events, formats, stepsOnly = false }: Props) {
  const words = useTexts(requestTexts)
  if (!notes.data) return <Waiting on={notes} words={officeWords.notesLoading} />
  const shown = [
    ...notes.data.filter((note) => note.isStatusUpdate || !stepsOnly),
    ...events,
    ...messages.map((message) => ({ ...message, message: true as const })),
  ].toSorted((a, b) => Date.parse(a.createdAt) - Date.parse(b.createdAt))
  return (
    <ol className="grid">
      <Step
        icon={CirclePlus}
        what={request.tenant ? officeWords.reportedBy(request.tenant.fullName) : officeWords.reported}
        when={formats.time(request.createdAt)}
        at={request.createdAt}
      />
      {shown.map((event) =>
        'event' in event ? (
          <Step
            key={`${event.id} ${event.event}`}
            icon={eventIcons[event.event]}
            what={dialogWords.event[event.event](event.who ? formatFullName(event.who) : (event.vendor ?? ''))}
            {...(event.createdBy ? { by: formatFullName(event.createdBy) } : {})}
            when={formats.time(event.createdAt)}
            at={event.createdAt}
          />
        ) : 'message' in event ? (
          <Step
            key={event.id}
            icon={Mail}
            what={dialogWords.messageTo(dialogWords.targets[event.sentTo])}
            by={formatFullName(event.createdBy)}
            when={formats.time(event.createdAt)}
            at={event.createdAt}
          />
        ) : (
          <Step
            key={event.id}
            icon={event.newStatus ? requestStatusIcons[event.newStatus] : MessageSquare}
            what={event.isStatusUpdate ? words.statusNote(event.note) : event.note}
            by={formatFullName(event.createdBy)}
            when={formats.time(event.createdAt)}
            at={event.createdAt}
          >
            {event.visibleToResident ? <Badge>{officeWords.visibleToResident}</Badge> : null}
          </Step>
        ),
      )}
    </ol>
  )
}

type StepProps = { icon: Icon; what: string; by?: string; when: string; at: string; children?: ReactNode }

function Step({ icon: Icon, what, by, when, at, children }: StepProps) {
  return (
    <li className="group/step relative grid grid-cols-[1.125rem_1fr] gap-x-3 pb-4 last:pb-0">
      <span
        aria-hidden="true"
        className="absolute top-5.5 bottom-0.5 left-[0.5312rem] w-px bg-line-strong group-last/step:hidden"
      />
      <span className="mt-0.5 text-action-ink">
        <Icon aria-hidden="true" size={18} />
      </span>
      <div className="min-w-0">
        <div className="flex flex-wrap items-baseline justify-between gap-x-3">
          <p className="min-w-0 font-[525] break-words whitespace-pre-wrap">{what}</p>
          <time dateTime={at} className="text-sm text-ink-3">
            {when}
          </time>
        </div>
        {by || children ? (
          <p className="mt-0.5 flex flex-wrap items-center gap-2 text-sm text-ink-3">
            {by}
            {children}
          </p>
        ) : null}
      </div>
    </li>
  )
}
