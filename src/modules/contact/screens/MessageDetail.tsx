import { Link } from '#platform/ui/navigation/Link.tsx'
import Archive from 'lucide-react/icons/archive'
import ArchiveRestore from 'lucide-react/icons/archive-arrow-up'
import Inbox from 'lucide-react/icons/inbox'
import Reply from 'lucide-react/icons/reply'
import Wrench from 'lucide-react/icons/wrench'
import { statusWords } from '#maintenance/requests/vocabulary.ts'
import { dashboardTime } from '#platform/time/dates.ts'
import { Button } from '#platform/ui/display/Button.tsx'
import { Notice } from '#platform/ui/feedback/Notice.tsx'
import { useBuildingCode } from '#platform/ui/data/building-code.ts'
import { useTimeZone } from '#platform/ui/data/time-zone.ts'
import type { ContactMessage } from '../contract.ts'
import { spamDays } from '../rules.ts'
import { words } from '../messages/en.ts'
import { ReplyClock } from './ReplyClock.tsx'
import { detailLineClass, detailLinkClass } from './detail-class.ts'
import type { MessageActions } from './MessageCard.tsx'
import { Contact } from './MessageFacts.tsx'
import { MessageReplies } from './MessageReplies.tsx'
import { MessageWriter } from './MessageWriter.tsx'

/**
 * An open message: when an answer is due, the text, the sender, the request it became, and the
 * replies.
 */
export function MessageDetail({ message }: { message: ContactMessage }) {
  const zone = useTimeZone()
  const { archivedAt, ipAddress } = message
  return (
    <>
      <ReplyClock message={message} />
      {message.status === 'spam' ? (
        <Notice tone="info" className="mt-3">
          {words.spamReason(spamDays)}
        </Notice>
      ) : null}
      {archivedAt ? (
        <p className="mt-3 text-sm text-ink-3">{words.archivedOn(dashboardTime(archivedAt, zone))}</p>
      ) : null}
      <p className="mt-3.5 max-w-[72ch] wrap-anywhere whitespace-pre-line">{message.message}</p>
      <div className="mt-3.5 border-t border-line pt-2">
        <Contact message={message} />
        {ipAddress ? <p className="tabular text-sm text-ink-3">{words.sentFrom(ipAddress)}</p> : null}
        <MessageWriter message={message} />
        <Outcome message={message} />
      </div>
      <MessageReplies message={message} />
    </>
  )
}

function Outcome({ message: { request } }: { message: ContactMessage }) {
  const code = useBuildingCode()
  if (!request) return null
  return (
    <p className={detailLineClass}>
      <Wrench aria-hidden="true" size={14} className="text-ink-3" />
      {words.turnedInto}
      <Link to="/admin" search={{ tab: 'maintenance', request: request.id }} className={detailLinkClass}>
        {`${code}-${request.number} · ${statusWords[request.status]}`}
      </Link>
    </p>
  )
}

type FootProps = MessageActions & { message: ContactMessage; onTurn: () => void }

/** The actions for the open message. */
export function MessageFoot({ message, archiving, onReply, onArchive, onUnarchive, onNotSpam, onTurn }: FootProps) {
  const { name, request } = message
  const isAway = message.status === 'archived'
  return (
    <>
      <Button
        variant="plain"
        icon={isAway ? ArchiveRestore : Archive}
        className="mr-auto"
        aria-label={isAway ? words.unarchiveFrom(name) : words.archiveFrom(name)}
        busy={archiving}
        onClick={isAway ? onUnarchive : onArchive}
      >
        {isAway ? words.unarchiveVerb : words.archiveVerb}
      </Button>
      {message.status === 'spam' ? (
        <Button
          variant="primary"
          icon={Inbox}
          aria-label={words.notSpamFrom(name)}
          busy={archiving}
          onClick={onNotSpam}
        >
          {words.notSpamVerb}
        </Button>
      ) : (
        <>
          {request ? null : (
            <Button icon={Wrench} onClick={onTurn}>
              {words.turn}
            </Button>
          )}
          <Button variant="primary" icon={Reply} aria-label={words.replyTo(name)} onClick={onReply}>
            {words.replyVerb}
          </Button>
        </>
      )}
    </>
  )
}
