import { Archive, AlarmClock, Clock, Mail, Phone, Reply } from 'lucide-react'
import { useId } from 'react'
import { dashboardTime } from '#platform/dates.ts'
import { Avatar } from '#platform/screens/Avatar.tsx'
import { Badge } from '#platform/screens/Badge.tsx'
import { Button } from '#platform/screens/Button.tsx'
import { classNames } from '#platform/screens/class-names.ts'
import { EmailText } from '#platform/screens/EmailText.tsx'
import { useTimeZone } from '#platform/screens/time-zone.ts'
import { useNow } from '#platform/screens/use-now.ts'
import type { ContactMessage } from '../contract.ts'
import { reasonTitle, waitOf, waitsLong } from '../rules.ts'
import { words } from '../words.ts'
import { LongText } from './LongText.tsx'
import { MessageReplies } from './MessageReplies.tsx'

type Props = {
  message: ContactMessage
  /** Its reply is the next thing to do. */
  first: boolean
  archiving: boolean
  onReply: () => void
  onArchive: () => void
}

/** One message: who wrote, why, for how long they wait, what they said, and what was answered. */
export function MessageCard({ message, first, archiving, onReply, onArchive }: Props) {
  const titleId = useId()
  const timeZone = useTimeZone()
  const { name, reason, subject, createdAt } = message
  return (
    <article
      aria-labelledby={titleId}
      className="flex gap-3 rounded-lg bg-surface px-[18px] py-3.5 shadow-card max-md:flex-wrap max-md:px-4"
    >
      <Avatar name={name} size={34} />
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="min-w-0 font-[575] wrap-anywhere">{name}</span>
          <Badge>{reasonTitle(reason)}</Badge>
          {message.status === 'open' ? <Wait since={createdAt} /> : null}
          <time dateTime={createdAt} className="text-xs text-ink-3 md:ml-auto">
            {dashboardTime(createdAt, timeZone)}
          </time>
        </div>
        <h2 id={titleId} className="mt-1 font-[575] wrap-anywhere">
          {subject}
        </h2>
        <LongText text={message.message} of={subject} className="text-ink-2" />
        <Contact message={message} />
        <MessageReplies message={message} />
      </div>
      <div className="flex flex-col items-stretch gap-1.5 self-start max-md:w-full max-md:flex-row max-md:*:flex-1 md:ml-3">
        <Button
          size="small"
          look={first ? 'primary' : 'outlined'}
          icon={Reply}
          aria-label={words.replyTo(name)}
          onClick={onReply}
        >
          {words.replyVerb}
        </Button>
        {message.status === 'archived' ? null : (
          <Button
            size="small"
            look="plain"
            icon={Archive}
            aria-label={words.archiveFrom(name)}
            busy={archiving}
            onClick={onArchive}
          >
            {words.archiveVerb}
          </Button>
        )}
      </div>
    </article>
  )
}

/** How long nobody has answered; amber after a day. */
function Wait({ since }: { since: string }) {
  const now = useNow()
  const long = waitsLong(since, now)
  const Icon = long ? AlarmClock : Clock
  return (
    <span
      className={classNames(
        'tabular inline-flex items-center gap-1 text-xs font-[525]',
        long ? 'text-tone-warning-fg' : 'text-ink-3',
      )}
    >
      <Icon aria-hidden="true" size={13} />
      {words.waits(waitOf(since, now))}
    </span>
  )
}

const linkClass =
  'inline-flex min-h-6 min-w-0 items-center gap-1.5 rounded-sm wrap-anywhere hover:text-action-ink hover:underline max-md:min-h-11'

/** Ways to reach who wrote. */
function Contact({ message: { email, phone, ipAddress } }: { message: ContactMessage }) {
  const dialled = phone.replace(/[^\d+]/g, '')
  return (
    <p className="mt-1.5 flex flex-wrap items-center gap-x-4 text-sm text-ink-3 max-md:gap-y-0">
      <a href={`mailto:${encodeURI(email)}`} className={linkClass}>
        <Mail aria-hidden="true" size={14} />
        <span className="min-w-0">
          <EmailText>{email}</EmailText>
        </span>
      </a>
      {dialled === '' ? (
        <span className="inline-flex items-center gap-1.5">
          <Phone aria-hidden="true" size={14} />
          {phone}
        </span>
      ) : (
        <a href={`tel:${dialled}`} className={linkClass}>
          <Phone aria-hidden="true" size={14} />
          <span className="tabular">{phone}</span>
        </a>
      )}
      {ipAddress ? <span className="tabular">{words.sentFrom(ipAddress)}</span> : null}
    </p>
  )
}
