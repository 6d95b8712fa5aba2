import { CirclePlus, Mail, MessageSquare, UserRoundCheck, UserRoundMinus, UserRoundPlus } from 'lucide-react'
import type { ReactNode } from 'react'
import { Badge } from '#platform/screens/Badge.tsx'
import type { Icon } from '#platform/screens/icons/icon.ts'
import { requestStatusIcons } from '#platform/screens/icons/request-status-icons.ts'
import { Waiting } from '#platform/screens/Waiting.tsx'
import type { MaintenanceRequest } from '../request.ts'
import { dialogWords } from '../dialog-words.ts'
import type { RequestDeed } from '../deeds-contract.ts'
import type { RequestMessage } from '../messages-contract.ts'
import { words } from '../words.ts'
import type { useRequestNotes } from './queries.ts'
import type { Formats } from './use-formats.ts'

type Props = {
  request: MaintenanceRequest
  notes: ReturnType<typeof useRequestNotes>
  messages?: readonly RequestMessage[]
  deeds: readonly RequestDeed[]
  formats: Formats
  /** Only how it moved, without what was written. */
  stepsOnly?: boolean
}

const deedIcons = {
  assigned: UserRoundPlus,
  reassigned: UserRoundPlus,
  unassigned: UserRoundMinus,
  confirmed: UserRoundCheck,
  closed: UserRoundCheck,
} as const satisfies Record<RequestDeed['deed'], Icon>

const none: readonly RequestMessage[] = []

/** Everything that happened to a request, oldest first. */
export function Timeline({ request, notes, messages = none, deeds, formats, stepsOnly = false }: Props) {
  if (!notes.data) return <Waiting on={notes} words={words.notesLoading} />
  const shown = [
    ...notes.data.filter((note) => note.isStatusUpdate || !stepsOnly),
    ...deeds,
    ...messages.map((message) => ({ ...message, message: true as const })),
  ].toSorted((one, other) => Date.parse(one.createdAt) - Date.parse(other.createdAt))
  return (
    <ol className="grid">
      <Step
        icon={CirclePlus}
        what={request.tenant ? words.reportedBy(request.tenant.fullName) : words.reported}
        when={formats.time(request.createdAt)}
        at={request.createdAt}
      />
      {shown.map((event) =>
        'deed' in event ? (
          <Step
            key={event.id}
            icon={deedIcons[event.deed]}
            what={dialogWords.deed[event.deed](event.who ? words.fullName(event.who) : '')}
            {...(event.createdBy ? { by: words.fullName(event.createdBy) } : {})}
            when={formats.time(event.createdAt)}
            at={event.createdAt}
          />
        ) : 'message' in event ? (
          <Step
            key={event.id}
            icon={Mail}
            what={dialogWords.messageTo(dialogWords.targets[event.sentTo])}
            by={words.fullName(event.createdBy)}
            when={formats.time(event.createdAt)}
            at={event.createdAt}
          />
        ) : (
          <Step
            key={event.id}
            icon={event.newStatus ? requestStatusIcons[event.newStatus] : MessageSquare}
            what={event.isStatusUpdate ? words.statusNote(event.note) : event.note}
            by={words.fullName(event.createdBy)}
            when={formats.time(event.createdAt)}
            at={event.createdAt}
          >
            {event.visibleToResident ? <Badge>{words.seenByResident}</Badge> : null}
          </Step>
        ),
      )}
    </ol>
  )
}

type StepProps = { icon: Icon; what: string; by?: string; when: string; at: string; children?: ReactNode }

function Step({ icon: Icon, what, by, when, at, children }: StepProps) {
  return (
    <li className="group/step relative grid grid-cols-[18px_1fr] gap-x-3 pb-4 last:pb-0">
      <span
        aria-hidden="true"
        className="absolute top-[22px] bottom-0.5 left-[8.5px] w-px bg-line-strong group-last/step:hidden"
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
