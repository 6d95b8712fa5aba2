import { useState } from 'react'
import { useAddress } from '#platform/screens/use-address.ts'
import { announcementCategories, announcementStates } from '../choices.ts'
import type { AnnouncementFilter } from '../contract.ts'

const pageSize = 20
const states = ['all', ...announcementStates] as const
const categories = ['all', ...announcementCategories] as const
type Asked = { state: (typeof states)[number]; category: (typeof categories)[number]; search: string }
const firstPage = { cursor: undefined, from: undefined }

/** Filters and page of the list, kept in the address, so that a link shows the same list. */
export function useAnnouncementFilter() {
  const address = useAddress()
  const [trail, setTrail] = useState<string[]>([])
  const asked: Asked = {
    state: states.find((one) => one === address.at('state')) ?? 'all',
    category: categories.find((one) => one === address.at('category')) ?? 'all',
    search: (address.at('search') ?? '').slice(0, 200),
  }
  const cursor = address.at('cursor')
  const from = cursor === undefined ? 0 : Number(address.at('from') ?? 0) || 0
  const query: Partial<AnnouncementFilter> = {
    ...(asked.state === 'all' ? {} : { state: asked.state }),
    ...(asked.category === 'all' ? {} : { category: asked.category }),
    ...(asked.search === '' ? {} : { search: asked.search }),
    ...(cursor === undefined ? {} : { cursor }),
    limit: pageSize,
  }
  const ask = (changes: Partial<Asked>) => {
    setTrail([])
    const next = Object.entries(changes).map(([name, value]) => [
      name,
      value === 'all' || value === '' ? undefined : value,
    ])
    address.change({ ...Object.fromEntries(next), ...firstPage })
  }
  return {
    asked,
    query,
    /** How many rows lie before this page. */
    from,
    isFiltered: asked.state !== 'all' || asked.category !== 'all' || asked.search !== '',
    /** A changed filter begins at the first page. */
    ask,
    clear: () => ask({ state: 'all', category: 'all', search: '' }),
    next(to: string) {
      setTrail([...trail, cursor ?? ''])
      address.change({ cursor: to, from: String(from + pageSize) }, 'push')
    },
    /** After a reload the way back is not known, so it leads to the first page. */
    previous() {
      const before = trail.at(-1) ?? ''
      setTrail(trail.slice(0, -1))
      const to = before === '' ? firstPage : { cursor: before, from: String(Math.max(0, from - pageSize)) }
      address.change(to, 'push')
    },
  }
}

export type AnnouncementListFilter = ReturnType<typeof useAnnouncementFilter>
