import Mail from 'lucide-react/icons/mail'
import { Badge } from '#platform/ui/display/Badge.tsx'
import { ShortenedText } from '#platform/ui/display/ShortenedText.tsx'
import { dialogWords } from '../../requests/messages/dialog.ts'
import type { RequestMessage } from '../contract.ts'
import { roleWords } from '../../requests/vocabulary.ts'
import { formatFullName } from '../../requests/format.ts'
import type { Formats } from '../../requests/screens/use-formats.ts'

/** The messages between the resident and the office about a request, oldest first. */
export function MessageList({ messages, formats }: { messages: readonly RequestMessage[]; formats: Formats }) {
  return (
    <ol className="grid gap-3">
      {messages.map(({ id, body, byEmail, fullText, sentTo, createdAt, createdBy }) => (
        <li
          key={id}
          className={
            createdBy.role === 'tenant'
              ? 'mr-8 rounded-lg bg-sunken px-4 py-3'
              : 'ml-8 rounded-lg bg-surface px-4 py-3 shadow-card'
          }
        >
          <p className="mb-1.5 flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-ink-3">
            <span className="font-[575] text-ink">{formatFullName(createdBy)}</span>
            {roleWords[createdBy.role]}
            <Badge icon={Mail}>{byEmail ? dialogWords.byEmail : dialogWords.to(dialogWords.targets[sentTo])}</Badge>
            <time dateTime={createdAt} className="ml-auto">
              {formats.time(createdAt)}
            </time>
          </p>
          <ShortenedText text={body} fullText={fullText} more={dialogWords.showAll} less={dialogWords.showLess} />
        </li>
      ))}
    </ol>
  )
}
