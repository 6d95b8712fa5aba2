import CornerDownRight from 'lucide-react/icons/corner-down-right'
import { dashboardTime } from '#platform/time/dates.ts'
import { useTimeZone } from '#platform/ui/data/time-zone.ts'
import type { ContactMessage } from '../contract.ts'
import { words } from '../messages/en.ts'
import { LongText } from './LongText.tsx'

/** The office's replies, oldest first. */
export function MessageReplies({ message }: { message: ContactMessage }) {
  const timeZone = useTimeZone()
  if (message.replies.length === 0) return null
  return (
    <ul aria-label={words.repliesTo(message.name)} className="mt-3 grid gap-2.5 border-t border-line pt-3">
      {message.replies.map(({ id, replyMessage, sentAt, repliedByUser }) => {
        const author = words.replyAuthor(`${repliedByUser.firstName} ${repliedByUser.lastName}`.trim())
        return (
          <li key={id} className="flex gap-2">
            <CornerDownRight aria-hidden="true" size={15} className="mt-0.75 shrink-0 text-ink-3" />
            <div className="min-w-0 flex-1">
              <p className="flex flex-wrap items-baseline gap-x-2 text-sm">
                <span className="font-[575]">{author}</span>
                <time dateTime={sentAt} className="text-xs text-ink-3">
                  {dashboardTime(sentAt, timeZone)}
                </time>
              </p>
              <LongText text={replyMessage} of={author} className="mt-0.5 text-ink-2" />
            </div>
          </li>
        )
      })}
    </ul>
  )
}
