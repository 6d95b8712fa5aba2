import { MessagesSquare } from 'lucide-react'
import { Empty } from '#platform/screens/Empty.tsx'
import { Waiting } from '#platform/screens/Waiting.tsx'
import { dialogWords as said } from '../dialog-words.ts'
import type { MaintenanceRequest } from '../request.ts'
import { MessageList } from './MessageList.tsx'
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
          <MessageList messages={messages.data} formats={formats} />
        )}
      </section>
      <SendMessage request={request} formats={formats} draft={draft} onDraft={onDraft} />
    </div>
  )
}
