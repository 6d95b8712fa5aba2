import { useAddress } from '#platform/screens/use-address.ts'
import { usePages } from '#platform/screens/use-pages.ts'
import { type LetterFilter, letterStates } from '../contract.ts'

const pageSize = 20
const states = ['all', ...letterStates] as const
type Asked = { state: (typeof states)[number]; search: string }

/** Filters and page of the list, kept in the address, so that a link shows the same list. */
export function useLetterFilter() {
  const address = useAddress()
  const pages = usePages(pageSize)
  const asked: Asked = {
    state: states.find((one) => one === address.at('state')) ?? 'all',
    search: (address.at('search') ?? '').slice(0, 200),
  }
  const query: Partial<LetterFilter> = {
    ...(asked.state === 'all' ? {} : { state: asked.state }),
    ...(asked.search === '' ? {} : { search: asked.search }),
    ...pages.query,
  }
  /** A changed filter begins at the first page. */
  const ask = (changes: Partial<Asked>) => {
    const next = { ...asked, ...changes }
    pages.start({
      state: next.state === 'all' ? undefined : next.state,
      search: next.search === '' ? undefined : next.search,
    })
  }
  return {
    asked,
    query,
    pager: pages.pager,
    isFiltered: asked.state !== 'all' || asked.search !== '',
    ask,
    clear: () => ask({ state: 'all', search: '' }),
  }
}
