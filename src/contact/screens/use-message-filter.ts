import { useAddress } from '#platform/screens/use-address.ts'
import { messageStatuses, reasons, type MessageFilter, type MessageStatus, type Reason } from '../contract.ts'

export type Asked = { status: MessageStatus; reason: Reason | 'all'; search: string }

/** Which messages are shown, kept in the address, so that a link shows the same ones. */
export function useMessageFilter() {
  const address = useAddress()
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
  }
  return {
    asked,
    query,
    isFiltered: asked.reason !== 'all' || asked.search !== '',
    ask(changes: Partial<Asked>) {
      const next = { ...asked, ...changes }
      address.change({
        status: next.status === 'open' ? undefined : next.status,
        reason: next.reason === 'all' ? undefined : next.reason,
        search: next.search === '' ? undefined : next.search,
      })
    },
  }
}
