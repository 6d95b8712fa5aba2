import { Waiting } from '#platform/ui/feedback/Waiting.tsx'
import { MessageList } from '../../../messaging/screens/MessageList.tsx'
import { dialogWords } from '../../../requests/messages/dialog.ts'
import { useMessages } from '../../../requests/screens/queries.ts'
import type { Formats } from '../../../requests/screens/use-formats.ts'
import { staffWords } from '../../messages/en.ts'

/** The messages between the office and the resident. */
export function RequestMessages({ id, formats }: { id: string; formats: Formats }) {
  const messages = useMessages(id)
  return (
    <section aria-labelledby="request-messages">
      <h3 id="request-messages" className="mb-1.5 font-[575]">
        {staffWords.messages}
      </h3>
      {messages.data === undefined ? (
        <Waiting on={messages} words={dialogWords.messagesLoading} />
      ) : messages.data.length === 0 ? (
        <p className="text-ink-3">{dialogWords.noMessages}</p>
      ) : (
        <MessageList messages={messages.data} formats={formats} />
      )}
    </section>
  )
}
