import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { mostCountedViews } from '../../counted-views.ts'
import { firstScreen } from '../data/loading/idle.ts'

/** The filters of a view, as the address names them. */
export type ViewParameters = Readonly<Record<string, string>>

type Counted<Filter> = {
  queryKey: readonly string[]
  /** Undefined until all of them are known, so that they are counted once. */
  views: readonly ViewParameters[] | undefined
  /** The filter of a view as the call takes it. */
  filterOf: (parameters: ViewParameters) => Filter
  /** Counts the rows of all filters in one call. */
  count: (filters: Filter[], signal: AbortSignal) => Promise<readonly number[]>
  /** Other topics whose changes change the counts. */
  topics?: string[]
}

/**
 * How many rows each view has; undefined until it is known. They are counted when the first screen is there, and the last counts
 * stay until the next ones are there.
 */
export function useCounts<Filter>({ queryKey, views = [], filterOf, count, topics = [] }: Counted<Filter>) {
  const filters = new Map(views.slice(0, mostCountedViews).map((view) => [keyOf(filterOf(view)), filterOf(view)]))
  const keys = [...filters.keys()]
  const counts = useQuery({
    queryKey: [...queryKey, keys],
    queryFn: async ({ signal }) => {
      await firstScreen()
      const found = await count([...filters.values()], signal)
      return new Map(keys.map((key, at) => [key, found[at]]))
    },
    placeholderData: keepPreviousData,
    enabled: keys.length > 0,
    meta: { topics },
  }).data
  return (view: ViewParameters): number | undefined => counts?.get(keyOf(filterOf(view)))
}

const keyOf = (filter: unknown) => JSON.stringify(filter)
