import { useListFilter } from '#platform/ui/lists/use-list-filter.ts'
import { messageStatuses } from '../choices.ts'
import { reasons } from '../reasons.ts'

const filters = { status: messageStatuses, reason: ['all', ...reasons] } as const

export function useMessageFilter() {
  // Another page has no open message.
  const filter = useListFilter(filters, { cleared: { message: undefined } })
  // Open messages begin with the longest wait, all others with the newest.
  const sort = filter.values.status === 'open' ? 'oldest' : 'newest'
  return { ...filter, query: { ...filter.query, sort } as const }
}
export type MessageListFilter = ReturnType<typeof useMessageFilter>
