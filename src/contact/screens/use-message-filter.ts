import { useState } from 'react'
import { useAddress } from '#platform/screens/use-address.ts'
import { messageStatuses, reasons, type MessageFilter, type MessageStatus, type Reason } from '../contract.ts'

export type Asked = { status: MessageStatus; reason: Reason | 'all'; search: string }
export const pageSize = 20
const firstPage = { cursor: undefined, from: undefined }

/** Which messages are shown, and which page of them, kept in the address, so that a link shows the same ones. */
export function useMessageFilter() {
  const address = useAddress()
  const [trail, setTrail] = useState<string[]>([])
  const asked: Asked = {
    status: messageStatuses.find((one) => one === address.at('status')) ?? 'open',
    reason: reasons.find((one) => one === address.at('reason')) ?? 'all',
    search: (address.at('search') ?? '').slice(0, 200),
  }
  const cursor = address.at('cursor')
  const from = cursor === undefined ? 0 : Number(address.at('from') ?? 0) || 0
  const query: Partial<MessageFilter> = {
    status: asked.status,
    // Who waits longest comes first; what is done is looked up from the newest on.
    sort: asked.status === 'open' ? 'oldest' : 'newest',
    ...(asked.reason === 'all' ? {} : { reason: asked.reason }),
    ...(asked.search === '' ? {} : { search: asked.search }),
    limit: pageSize,
    ...(cursor === undefined ? {} : { cursor }),
  }
  return {
    asked,
    query,
    /** How many messages lie before this page. */
    from,
    isFiltered: asked.reason !== 'all' || asked.search !== '',
    /** A changed filter begins at the first page, with no message opened. */
    ask(changes: Partial<Asked>) {
      const next = { ...asked, ...changes }
      setTrail([])
      address.change({
        status: next.status === 'open' ? undefined : next.status,
        reason: next.reason === 'all' ? undefined : next.reason,
        search: next.search === '' ? undefined : next.search,
        message: undefined,
        ...firstPage,
      })
    },
    next(to: string) {
      setTrail([...trail, cursor ?? ''])
      address.change({ cursor: to, from: String(from + pageSize), message: undefined }, 'push')
    },
    /** After a reload the way back is not known, so it leads to the first page. */
    previous() {
      const before = trail.at(-1) ?? ''
      setTrail(trail.slice(0, -1))
      const to = before === '' ? firstPage : { cursor: before, from: String(Math.max(0, from - pageSize)) }
      address.change({ ...to, message: undefined }, 'push')
    },
  }
}
