import { useAddress } from '#platform/ui/data/use-address.ts'
import { usePages } from '#platform/ui/lists/use-pages.ts'
import { messageStatuses, type MessageFilter, type MessageStatus } from '../contract.ts'
import { reasons, type Reason } from '../reasons.ts'

export type MessageFilterValues = { status: MessageStatus; reason: Reason | 'all'; search: string }
export const pageSize = 20

/**
 * The filters and the page of the messages, stored in the URL so that a link shows the same
 * ones.
 */
export function useMessageFilter() {
  const address = useAddress()
  // Another page has no open message.
  const pages = usePages(pageSize, { cleared: { message: undefined } })
  const values: MessageFilterValues = {
    status: messageStatuses.find((one) => one === address.at('status')) ?? 'open',
    reason: reasons.find((one) => one === address.at('reason')) ?? 'all',
    search: (address.at('search') ?? '').slice(0, 200),
  }
  const query: Partial<MessageFilter> = {
    status: values.status,
    // Open messages begin with the longest wait, all others with the newest.
    sort: values.status === 'open' ? 'oldest' : 'newest',
    ...(values.reason === 'all' ? {} : { reason: values.reason }),
    ...(values.search === '' ? {} : { search: values.search }),
    ...pages.query,
  }
  return {
    values,
    query,
    pager: pages.pager,
    isFiltered: values.reason !== 'all' || values.search !== '',
    /** A changed filter begins at the first page, without an open message. */
    update(changes: Partial<MessageFilterValues>) {
      const next = { ...values, ...changes }
      pages.start({
        status: next.status === 'open' ? undefined : next.status,
        reason: next.reason === 'all' ? undefined : next.reason,
        search: next.search === '' ? undefined : next.search,
      })
    },
  }
}
