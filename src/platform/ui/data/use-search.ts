import { keepPreviousData, type QueryKey, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useDebounced } from '../hooks/use-debounced.ts'

type Options<Found> = {
  /** The key of the query without the typed words. */
  queryKey: QueryKey
  find: (search: string, signal: AbortSignal) => Promise<Found>
  topics: readonly string[]
  /** Not until then is anything searched. */
  enabled?: boolean
}

/** The choices of a picker that match the typed words; the server searches among all. */
export function useSearch<Found>({ queryKey, find, topics, enabled = true }: Options<Found>) {
  const [text, setText] = useState('')
  const search = useDebounced(text.trim(), 150)
  const list = useQuery({
    queryKey: [...queryKey, search],
    queryFn: ({ signal }) => find(search, signal),
    placeholderData: keepPreviousData,
    meta: { topics },
    enabled,
  })
  return { list, isSearching: list.isFetching || text.trim() !== search, text, setText }
}
