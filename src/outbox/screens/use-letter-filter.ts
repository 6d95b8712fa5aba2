import { useState } from 'react'
import { useAddress } from '#platform/screens/use-address.ts'
import { type LetterFilter, letterStates } from '../contract.ts'

const pageSize = 20
const states = ['all', ...letterStates] as const
type Asked = { state: (typeof states)[number]; search: string }
const firstPage = { cursor: undefined, from: undefined }

/** Filters and page of the list, kept in the address, so that a link shows the same list. */
export function useLetterFilter() {
  const address = useAddress()
  const [trail, setTrail] = useState<string[]>([])
  const asked: Asked = {
    state: states.find((one) => one === address.at('state')) ?? 'all',
    search: (address.at('search') ?? '').slice(0, 200),
  }
  const cursor = address.at('cursor')
  const from = cursor === undefined ? 0 : Number(address.at('from') ?? 0) || 0
  const query: Partial<LetterFilter> = {
    ...(asked.state === 'all' ? {} : { state: asked.state }),
    ...(asked.search === '' ? {} : { search: asked.search }),
    ...(cursor === undefined ? {} : { cursor }),
    limit: pageSize,
  }
  /** A changed filter begins at the first page. */
  const ask = (changes: Partial<Asked>) => {
    setTrail([])
    const next = { ...asked, ...changes }
    address.change({
      state: next.state === 'all' ? undefined : next.state,
      search: next.search === '' ? undefined : next.search,
      ...firstPage,
    })
  }
  return {
    asked,
    query,
    /** How many rows lie before this page. */
    from,
    isFiltered: asked.state !== 'all' || asked.search !== '',
    ask,
    clear: () => ask({ state: 'all', search: '' }),
    next(to: string) {
      setTrail([...trail, cursor ?? ''])
      address.change({ cursor: to, from: String(from + pageSize) }, 'push')
    },
    /** After a reload the way back is not known, so it leads to the first page. */
    previous() {
      const before = trail.at(-1) ?? ''
      setTrail(trail.slice(0, -1))
      address.change(before === '' ? firstPage : { cursor: before, from: String(Math.max(0, from - pageSize)) }, 'push')
    },
  }
}
