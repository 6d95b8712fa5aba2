import { useState } from 'react'
import { useAddress } from '../data/use-address.ts'

type ListPage = { rows: readonly unknown[]; total: number; next: string | null }
type Changes = Record<string, string | undefined>
const firstPage = { cursor: undefined, from: undefined }

/** The pages of a list by cursors, stored in the URL so that a link shows the same page. */
export function usePages(size: number, { cleared = {} }: { cleared?: Record<string, undefined> } = {}) {
  const address = useAddress()
  const [trail, setTrail] = useState<string[]>([])
  const cursor = address.at('cursor')
  const from = cursor === undefined ? 0 : Number(address.at('from') ?? 0) || 0
  const next = (to: string) => {
    setTrail([...trail, cursor ?? ''])
    address.change({ cursor: to, from: String(from + size), ...cleared }, 'push')
  }
  /** After a reload the previous cursors are unknown, so this leads to the first page. */
  const previous = () => {
    const before = trail.at(-1) ?? ''
    setTrail(trail.slice(0, -1))
    const to = before === '' ? firstPage : { cursor: before, from: String(Math.max(0, from - size)) }
    address.change({ ...to, ...cleared }, 'push')
  }
  return {
    /** How many rows come before this page. */
    from,
    query: { limit: size, ...(cursor === undefined ? {} : { cursor }) },
    /** Another filter or order begins at the first page. */
    start: (changes: Changes) => {
      setTrail([])
      address.change({ ...changes, ...cleared, ...firstPage })
    },
    /**
     * The props of the Pager. While the list still shows the result of the previous filter, there is no other page: its
     * cursor is not one of the new list.
     */
    pager: ({ rows, total, next: after }: ListPage, isPreviousResult = false) => ({
      from: from + 1,
      to: from + rows.length,
      total,
      onPrevious: from > 0 && !isPreviousResult ? previous : null,
      onNext: after === null || isPreviousResult ? null : () => next(after),
    }),
  }
}
