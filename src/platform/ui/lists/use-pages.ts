import { useState } from 'react'
import { useAddress } from '../data/use-address.ts'

type Changes = Record<string, string | undefined>
const firstPage = { cursor: undefined, from: undefined }

/** The pages of a list by cursors, kept in the address so that a link shows the same page. */
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
    /** The props of the Pager: the rows of this page, the total, and the cursor of the next page. */
    pager: (rows: number, total: number, after: string | null) => ({
      from: from + 1,
      to: from + rows,
      total,
      onPrevious: from > 0 ? previous : null,
      onNext: after === null ? null : () => next(after),
    }),
  }
}
