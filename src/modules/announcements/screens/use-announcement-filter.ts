import { useAddress } from '#platform/ui/data/use-address.ts'
import { usePages } from '#platform/ui/lists/use-pages.ts'
import { announcementCategories, announcementStates } from '../choices.ts'
import type { AnnouncementFilter } from '../contract.ts'

const pageSize = 20
const states = ['all', ...announcementStates] as const
const categories = ['all', ...announcementCategories] as const
type FilterValues = { state: (typeof states)[number]; category: (typeof categories)[number]; search: string }

/** The filters and the page of the list, stored in the URL so that a link shows the same list. */
export function useAnnouncementFilter() {
  const address = useAddress()
  const pages = usePages(pageSize)
  const values: FilterValues = {
    state: states.find((value) => value === address.at('state')) ?? 'all',
    category: categories.find((value) => value === address.at('category')) ?? 'all',
    search: (address.at('search') ?? '').slice(0, 200),
  }
  const query: Partial<AnnouncementFilter> = {
    ...(values.state === 'all' ? {} : { state: values.state }),
    ...(values.category === 'all' ? {} : { category: values.category }),
    ...(values.search === '' ? {} : { search: values.search }),
    ...pages.query,
  }
  const update = (changes: Partial<FilterValues>) => {
    const next = Object.entries(changes).map(([name, value]) => [
      name,
      value === 'all' || value === '' ? undefined : value,
    ])
    pages.start(Object.fromEntries(next))
  }
  return {
    values,
    query,
    pager: pages.pager,
    isFiltered: values.state !== 'all' || values.category !== 'all' || values.search !== '',
    /** A changed filter begins at the first page. */
    update,
    clear: () => update({ state: 'all', category: 'all', search: '' }),
  }
}

export type AnnouncementListFilter = ReturnType<typeof useAnnouncementFilter>
