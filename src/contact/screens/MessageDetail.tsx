import { Link } from '@tanstack/react-router'
import { Archive, ArchiveRestore, Reply, UserRound, Wrench } from 'lucide-react'
import { statusWords } from '#maintenance/vocabulary.ts'
import { dashboardTime } from '#platform/dates.ts'
import { Button } from '#platform/screens/Button.tsx'
import { useBuildingCode } from '#platform/screens/building-code.ts'
import { useTimeZone } from '#platform/screens/time-zone.ts'
import type { ContactMessage } from '../contract.ts'
import { words } from '../words.ts'
import { AnswerClock } from './AnswerClock.tsx'
import { Contact, type MessageActs } from './MessageCard.tsx'
import { MessageReplies } from './MessageReplies.tsx'

/** A message as it is read: the promise, the whole text, who may have written it, what it became, and the answers. */
export function MessageDetail({ message }: { message: ContactMessage }) {
  const zone = useTimeZone()
  const { archivedAt, ipAddress } = message
  return (
    <>
      <AnswerClock message={message} />
      {archivedAt ? (
        <p className="mt-3 text-sm text-ink-3">{words.archivedOn(dashboardTime(archivedAt, zone))}</p>
      ) : null}
      <p className="mt-3.5 max-w-[72ch] wrap-anywhere whitespace-pre-line">{message.message}</p>
      <div className="mt-3.5 border-t border-line pt-2">
        <Contact message={message} />
        {ipAddress ? <p className="tabular text-sm text-ink-3">{words.sentFrom(ipAddress)}</p> : null}
        <Resident message={message} />
        <Became message={message} />
      </div>
      <MessageReplies message={message} />
    </>
  )
}

const lineClass = 'mt-1.5 flex flex-wrap items-center gap-x-1.5 text-sm text-ink-2'
const linkClass =
  'inline-flex min-h-6 items-center rounded-sm font-[525] text-action-ink hover:underline max-md:min-h-11'

/** Anybody can type an e-mail; so it says whose it is, not who wrote. */
function Resident({ message: { resident } }: { message: ContactMessage }) {
  if (!resident) return null
  return (
    <p className={lineClass}>
      <UserRound aria-hidden="true" size={14} className="text-ink-3" />
      {words.emailOf}
      <Link to="/admin" search={{ tab: 'tenants', tenant: resident.tenantId }} className={linkClass}>
        {`${resident.fullName}, ${resident.unitNumber ?? words.noHome}`}
      </Link>
    </p>
  )
}

function Became({ message: { request } }: { message: ContactMessage }) {
  const code = useBuildingCode()
  if (!request) return null
  return (
    <p className={lineClass}>
      <Wrench aria-hidden="true" size={14} className="text-ink-3" />
      {words.turnedInto}
      <Link to="/admin" search={{ tab: 'maintenance', request: request.id }} className={linkClass}>
        {`${code}-${request.number} · ${statusWords[request.status]}`}
      </Link>
    </p>
  )
}

type FootProps = MessageActs & { message: ContactMessage; onTurn: () => void }

/** What can be done with the message that is read. */
export function MessageFoot({ message, archiving, onReply, onArchive, onUnarchive, onTurn }: FootProps) {
  const { name, request } = message
  const isAway = message.status === 'archived'
  return (
    <>
      <Button
        look="plain"
        icon={isAway ? ArchiveRestore : Archive}
        className="mr-auto"
        aria-label={isAway ? words.unarchiveFrom(name) : words.archiveFrom(name)}
        busy={archiving}
        onClick={isAway ? onUnarchive : onArchive}
      >
        {isAway ? words.unarchiveVerb : words.archiveVerb}
      </Button>
      {request ? null : (
        <Button icon={Wrench} onClick={onTurn}>
          {words.turn}
        </Button>
      )}
      <Button look="primary" icon={Reply} aria-label={words.replyTo(name)} onClick={onReply}>
        {words.replyVerb}
      </Button>
    </>
  )
}
