import MessagesSquare from 'lucide-react/icons/messages-square'
import { Empty } from '#platform/ui/feedback/Empty.tsx'
import { Waiting } from '#platform/ui/feedback/Waiting.tsx'
import { dialogWords } from '../../requests/messages/dialog.ts'
import type { MaintenanceRequest } from '../../requests/request.ts'
import { MessageList } from './MessageList.tsx'
import { SendMessage } from './SendMessage.tsx'
import type { useMessages } from '../../requests/screens/queries.ts'
import type { Formats } from '../../requests/screens/use-formats.ts'

type Props = {
  request: MaintenanceRequest
  messages: ReturnType<typeof useMessages>
  formats: Formats
  draft: string
  onDraft: (text: string) => void
}

/** The messages to the people of a request, and the field that sends one. Internal notes are elsewhere. */
export function Messaging({ request, messages, formats, draft, onDraft }: Props) {
  return (
    <div className="grid gap-x-7 gap-y-5 md:grid-cols-[1fr_21.25rem]">
      <section aria-label={dialogWords.messaging} className="min-w-0 max-md:order-last">
        {messages.data === undefined ? (
          <Waiting on={messages} words={dialogWords.messagesLoading} />
        ) : messages.data.length === 0 ? (
          <Empty icon={MessagesSquare} help={dialogWords.noMessagesHelp}>
            {dialogWords.noMessages}
          </Empty>
        ) : (
          <MessageList messages={messages.data} formats={formats} />
        )}
      </section>
      <SendMessage request={request} formats={formats} draft={draft} onDraft={onDraft} />
    </div>
  )
}
