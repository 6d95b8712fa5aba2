import { useDeferredData } from '#platform/ui/data/loading/use-deferred-data.ts'
import { useMessages } from './queries.ts'
import { useLeavingMessages } from './status-queries.ts'
import type { MessageListFilter } from './use-message-filter.ts'

/** A page of messages, without those that are being archived. */
export function useShownMessages(filter: MessageListFilter) {
  const messages = useMessages(filter.query)
  const page = useDeferredData(messages.data)
  const leaving = useLeavingMessages()
  return { messages, rows: page?.rows.filter(({ id }) => !leaving.includes(id)) }
}
