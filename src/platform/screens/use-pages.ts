import { useState } from 'react'
import { useAddress } from './use-address.ts'

type Changes = Record<string, string | undefined>
const firstPage = { cursor: undefined, from: undefined }

/** The pages of a list by its cursors, kept in the address, so that a link shows the same page. */
export function usePages(size: number, { forgotten = {} }: { forgotten?: Record<string, undefined> } = {}) {
  const address = useAddress()
  const [trail, setTrail] = useState<string[]>([])
  const cursor = address.at('cursor')
  const from = cursor === undefined ? 0 : Number(address.at('from') ?? 0) || 0
  const next = (to: string) => {
    setTrail([...trail, cursor ?? ''])
    address.change({ cursor: to, from: String(from + size), ...forgotten }, 'push')
  }
  /** After a reload the way back is not known, so it leads to the first page. */
  const previous = () => {
    const before = trail.at(-1) ?? ''
    setTrail(trail.slice(0, -1))
    const to = before === '' ? firstPage : { cursor: before, from: String(Math.max(0, from - size)) }
    address.change({ ...to, ...forgotten }, 'push')
  }
  return {
    /** How many rows lie before this page. */
    from,
    query: { limit: size, ...(cursor === undefined ? {} : { cursor }) },
    /** Another filter or order begins at the first page. */
    start: (changes: Changes) => {
      setTrail([])
      address.change({ ...changes, ...forgotten, ...firstPage })
    },
    /** What the Pager below the list is told: how many rows this page has, of how many, and the cursor after it. */
    pager: (rows: number, total: number, after: string | null) => ({
      from: from + 1,
      to: from + rows,
      total,
      onPrevious: from > 0 ? previous : null,
      onNext: after === null ? null : () => next(after),
    }),
  }
}
