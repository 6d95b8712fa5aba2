import { Mail, MessagesSquare } from 'lucide-react'
import { Badge } from '#platform/screens/Badge.tsx'
import { Empty } from '#platform/screens/Empty.tsx'
import { Waiting } from '#platform/screens/Waiting.tsx'
import { dialogWords as said } from '../dialog-words.ts'
import type { MaintenanceRequest } from '../request.ts'
import { roleWords } from '../vocabulary.ts'
import { words } from '../words.ts'
import { SendMessage } from './SendMessage.tsx'
import type { useMessages } from './queries.ts'
import type { Formats } from './use-formats.ts'

type Props = {
  request: MaintenanceRequest
  messages: ReturnType<typeof useMessages>
  formats: Formats
  draft: string
  onDraft: (text: string) => void
}

/** What was written to the people of a request, and the field to write more. Notes of the office are elsewhere. */
export function Messaging({ request, messages, formats, draft, onDraft }: Props) {
  return (
    <div className="grid gap-x-7 gap-y-5 md:grid-cols-[1fr_340px]">
      <section aria-label={said.messaging} className="min-w-0 max-md:order-last">
        {messages.data === undefined ? (
          <Waiting on={messages} words={said.messagesLoading} />
        ) : messages.data.length === 0 ? (
          <Empty icon={MessagesSquare} help={said.noMessagesHelp}>
            {said.noMessages}
          </Empty>
        ) : (
          <ol className="grid gap-3">
            {messages.data.map(({ id, body, sentTo, createdAt, createdBy }) => {
              const isResident = createdBy.role === 'tenant'
              return (
                <li
                  key={id}
                  className={
                    isResident
                      ? 'mr-8 rounded-lg bg-sunken px-4 py-3'
                      : 'ml-8 rounded-lg bg-surface px-4 py-3 shadow-card'
                  }
                >
                  <p className="mb-1.5 flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-ink-3">
                    <span className="font-[575] text-ink">{words.fullName(createdBy)}</span>
                    {roleWords[createdBy.role]}
                    <Badge icon={Mail}>{said.to(said.targets[sentTo])}</Badge>
                    <time dateTime={createdAt} className="ml-auto">
                      {formats.time(createdAt)}
                    </time>
                  </p>
                  <p className="break-words whitespace-pre-wrap">{body}</p>
                </li>
              )
            })}
          </ol>
        )}
      </section>
      <SendMessage request={request} formats={formats} draft={draft} onDraft={onDraft} />
    </div>
  )
}
