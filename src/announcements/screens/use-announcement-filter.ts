import { useAddress } from '#platform/screens/use-address.ts'
import { usePages } from '#platform/screens/use-pages.ts'
import { announcementCategories, announcementStates } from '../choices.ts'
import type { AnnouncementFilter } from '../contract.ts'

const pageSize = 20
const states = ['all', ...announcementStates] as const
const categories = ['all', ...announcementCategories] as const
type Asked = { state: (typeof states)[number]; category: (typeof categories)[number]; search: string }

/** Filters and page of the list, kept in the address, so that a link shows the same list. */
export function useAnnouncementFilter() {
  const address = useAddress()
  const pages = usePages(pageSize)
  const asked: Asked = {
    state: states.find((one) => one === address.at('state')) ?? 'all',
    category: categories.find((one) => one === address.at('category')) ?? 'all',
    search: (address.at('search') ?? '').slice(0, 200),
  }
  const query: Partial<AnnouncementFilter> = {
    ...(asked.state === 'all' ? {} : { state: asked.state }),
    ...(asked.category === 'all' ? {} : { category: asked.category }),
    ...(asked.search === '' ? {} : { search: asked.search }),
    ...pages.query,
  }
  const ask = (changes: Partial<Asked>) => {
    const next = Object.entries(changes).map(([name, value]) => [
      name,
      value === 'all' || value === '' ? undefined : value,
    ])
    pages.start(Object.fromEntries(next))
  }
  return {
    asked,
    query,
    pager: pages.pager,
    isFiltered: asked.state !== 'all' || asked.category !== 'all' || asked.search !== '',
    /** A changed filter begins at the first page. */
    ask,
    clear: () => ask({ state: 'all', category: 'all', search: '' }),
  }
}

export type AnnouncementListFilter = ReturnType<typeof useAnnouncementFilter>
