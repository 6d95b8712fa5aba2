import Archive from 'lucide-react/icons/archive'
import ArchiveRestore from 'lucide-react/icons/archive-arrow-up'
import Inbox from 'lucide-react/icons/inbox'
import Reply from 'lucide-react/icons/reply'
import { useId } from 'react'
import { dashboardTime } from '#platform/time/dates.ts'
import { officeKitWords } from '#platform/language/messages/office.ts'
import { SelectBox } from '#platform/ui/lists/selection/SelectBox.tsx'
import { Avatar } from '#platform/ui/display/Avatar.tsx'
import { Badge } from '#platform/ui/display/Badge.tsx'
import { Button } from '#platform/ui/display/Button.tsx'
import { classNames } from '#platform/ui/theme/class-names.ts'
import { useTimeZone } from '#platform/ui/data/time-zone.ts'
import type { ContactMessage } from '../contract.ts'
import { reasonTitle } from '../rules.ts'
import { words } from '../messages/en.ts'
import { MessageFacts } from './MessageFacts.tsx'
import { Wait } from './ReplyClock.tsx'

export type MessageActions = {
  archiving: boolean
  onReply: () => void
  onArchive: () => void
  onUnarchive: () => void
  onNotSpam: () => void
}

/** The actions for a message, in the list and in its detail. */
export type GetActions = (message: ContactMessage) => MessageActions & { onTurn: () => void }

type Props = MessageActions & {
  message: ContactMessage
  /** The columns that it shows beside the sender, the subject and the time. */
  shown: readonly string[]
  /** Whether a reply is the next step. */
  first: boolean
  /** Whether the message is open beside the list. */
  selected: boolean
  isTicked: boolean
  /** `range` when Shift is pressed. */
  onTick: (range: boolean) => void
  onOpen: () => void
}

/** One message of the list: the sender, the reason, the waiting time and the first lines. */
export function MessageCard({ message, shown, first, selected, isTicked, onTick, onOpen, ...actions }: Props) {
  const titleId = useId()
  const timeZone = useTimeZone()
  const { name, reason, subject, createdAt } = message
  return (
    <article
      aria-labelledby={titleId}
      data-row={message.id}
      data-selected={selected || undefined}
      className={classNames(
        'relative flex gap-3 rounded-lg px-4.5 py-3.5 max-md:flex-wrap max-md:px-4',
        selected ? 'shadow-[0_0_0_1.5px_var(--action)]' : 'shadow-card hover:shadow-lift',
        selected || isTicked ? 'bg-action-soft' : 'bg-surface',
      )}
    >
      <span className="relative z-1 pt-1.5">
        <SelectBox label={officeKitWords.selectRow(`${name}: ${subject}`)} checked={isTicked} onToggle={onTick} />
      </span>
      <Avatar name={name} size={34} />
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="min-w-0 font-[575] wrap-anywhere">{name}</span>
          {shown.includes('reason') ? <Badge>{reasonTitle(reason)}</Badge> : null}
          <Wait message={message} />
          <time dateTime={createdAt} className="text-xs text-ink-3 md:ml-auto">
            {dashboardTime(createdAt, timeZone)}
          </time>
        </div>
        <h2 id={titleId} className="mt-1 font-[575] wrap-anywhere">
          <button
            type="button"
            data-message
            data-row-focus=""
            aria-current={selected || undefined}
            onClick={onOpen}
            className="rounded-sm text-left after:absolute after:inset-0 after:rounded-lg"
          >
            {subject}
          </button>
        </h2>
        {shown.includes('message') ? (
          <p className="line-clamp-2 wrap-anywhere whitespace-pre-line text-ink-2">{message.message}</p>
        ) : null}
        <MessageFacts message={message} shown={shown} />
      </div>
      <CardActions message={message} first={first} {...actions} />
    </article>
  )
}

function CardActions({
  message,
  first,
  archiving,
  onReply,
  onArchive,
  onUnarchive,
  onNotSpam,
}: MessageActions & Pick<Props, 'message' | 'first'>) {
  const { name, status } = message
  const isAway = status === 'archived'
  return (
    <div className="relative z-1 flex flex-col items-stretch gap-1.5 self-start max-md:w-full max-md:flex-row max-md:*:flex-1 md:ml-3">
      {status === 'spam' ? (
        <Button
          size="small"
          variant="outlined"
          icon={Inbox}
          aria-label={words.notSpamFrom(name)}
          busy={archiving}
          onClick={onNotSpam}
        >
          {words.notSpamVerb}
        </Button>
      ) : (
        <Button
          size="small"
          variant={first ? 'primary' : 'outlined'}
          icon={Reply}
          aria-label={words.replyTo(name)}
          onClick={onReply}
        >
          {words.replyVerb}
        </Button>
      )}
      <Button
        size="small"
        variant="plain"
        icon={isAway ? ArchiveRestore : Archive}
        aria-label={isAway ? words.unarchiveFrom(name) : words.archiveFrom(name)}
        busy={archiving}
        onClick={isAway ? onUnarchive : onArchive}
      >
        {isAway ? words.unarchiveVerb : words.archiveVerb}
      </Button>
    </div>
  )
}
