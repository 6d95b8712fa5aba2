import { useAddress } from '../data/use-address.ts'
import { parseOneOf } from './parse-one-of.ts'
import { usePages } from './use-pages.ts'

/** The values of each filter; the first one is the default, and `all` filters nothing. */
type Choices = Record<string, readonly [string, ...string[]]>
type Values<Filters extends Choices> = { [Name in keyof Filters]: Filters[Name][number] } & { search: string }
type Criteria<Filters extends Choices> = { [Name in keyof Filters]?: Exclude<Filters[Name][number], 'all'> } & {
  search?: string
}

/** The chosen values of the filters in an address or a view. */
function valuesIn<const Filters extends Choices>(filters: Filters, at: (name: string) => string | undefined) {
  const chosen = Object.entries(filters).map(([name, allowed]) => [name, parseOneOf(allowed, at(name), allowed[0])])
  return { ...Object.fromEntries(chosen), search: (at('search') ?? '').slice(0, 200) } as Values<Filters>
}

/** What the filters of an address or a view ask for. */
export const criteriaIn = <const Filters extends Choices>(filters: Filters, at: (name: string) => string | undefined) =>
  criteriaOf<Filters>(valuesIn(filters, at))

const criteriaOf = <Filters extends Choices>(values: Values<Filters>) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== 'all' && value !== '')) as Criteria<Filters>

/** The page size that the specification gives. */
const pageSize = 20

/** The filters, the search and the page of a list, stored in the URL so that a link shows the same list. */
export function useListFilter<const Filters extends Choices>(
  filters: Filters,
  { cleared = {} }: { cleared?: Record<string, undefined> } = {},
) {
  const address = useAddress()
  const { start, ...pages } = usePages(pageSize, { cleared })
  const values = valuesIn(filters, (name) => address.at(name))
  const criteria = criteriaOf<Filters>(values)
  /** A filter without `all` always applies, so Clear leaves it as it is. */
  const clearable = ['search', ...Object.keys(filters).filter((name) => filters[name]?.[0] === 'all')]
  return {
    values,
    /** What the filters ask for, without the page. */
    criteria,
    query: { ...criteria, ...pages.query },
    pager: pages.pager,
    isFiltered: clearable.some((name) => name in criteria),
    /** Another filter or order begins at the first page. */
    start,
    update: (changes: Partial<Values<Filters>>) =>
      start(
        Object.fromEntries(
          Object.entries(changes).map(([name, value]) => [
            name,
            value === (filters[name]?.[0] ?? '') ? undefined : value,
          ]),
        ),
      ),
    clear: () => start(Object.fromEntries(clearable.map((name) => [name, undefined]))),
  }
}
