import { useAddress } from '#platform/screens/use-address.ts'
import { usePages } from '#platform/screens/use-pages.ts'
import { messageStatuses, reasons, type MessageFilter, type MessageStatus, type Reason } from '../contract.ts'

export type Asked = { status: MessageStatus; reason: Reason | 'all'; search: string }
export const pageSize = 20

/** Which messages are shown, and which page of them, kept in the address, so that a link shows the same ones. */
export function useMessageFilter() {
  const address = useAddress()
  // With another page no message is opened.
  const pages = usePages(pageSize, { forgotten: { message: undefined } })
  const asked: Asked = {
    status: messageStatuses.find((one) => one === address.at('status')) ?? 'open',
    reason: reasons.find((one) => one === address.at('reason')) ?? 'all',
    search: (address.at('search') ?? '').slice(0, 200),
  }
  const query: Partial<MessageFilter> = {
    status: asked.status,
    // Who waits longest comes first; what is done is looked up from the newest on.
    sort: asked.status === 'open' ? 'oldest' : 'newest',
    ...(asked.reason === 'all' ? {} : { reason: asked.reason }),
    ...(asked.search === '' ? {} : { search: asked.search }),
    ...pages.query,
  }
  return {
    asked,
    query,
    pager: pages.pager,
    isFiltered: asked.reason !== 'all' || asked.search !== '',
    /** A changed filter begins at the first page, with no message opened. */
    ask(changes: Partial<Asked>) {
      const next = { ...asked, ...changes }
      pages.start({
        status: next.status === 'open' ? undefined : next.status,
        reason: next.reason === 'all' ? undefined : next.reason,
        search: next.search === '' ? undefined : next.search,
      })
    },
  }
}
