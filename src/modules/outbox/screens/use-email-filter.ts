import { useAddress } from '#platform/ui/data/use-address.ts'
import { usePages } from '#platform/ui/lists/use-pages.ts'
import { type EmailFilter, emailStates } from '../contract.ts'

const pageSize = 20
const states = ['all', ...emailStates] as const
type FilterValues = { state: (typeof states)[number]; search: string }

/** The filters and the page of the list, stored in the URL so that a link shows the same list. */
export function useEmailFilter() {
  const address = useAddress()
  const pages = usePages(pageSize)
  const values: FilterValues = {
    state: states.find((state) => state === address.at('state')) ?? 'all',
    search: (address.at('search') ?? '').slice(0, 200),
  }
  const query: Partial<EmailFilter> = {
    ...(values.state === 'all' ? {} : { state: values.state }),
    ...(values.search === '' ? {} : { search: values.search }),
    ...pages.query,
  }
  /** A changed filter begins at the first page. */
  const update = (changes: Partial<FilterValues>) => {
    const next = { ...values, ...changes }
    pages.start({
      state: next.state === 'all' ? undefined : next.state,
      search: next.search === '' ? undefined : next.search,
    })
  }
  return {
    values,
    query,
    pager: pages.pager,
    isFiltered: values.state !== 'all' || values.search !== '',
    update,
    clear: () => update({ state: 'all', search: '' }),
  }
}
