import { keepPreviousData, type QueryClient, useQuery } from '@tanstack/react-query'
import { call } from '#platform/ui/data/call.ts'
import { deskSearch } from '../contract.ts'

/** Screens read it again when packages, people or what residents arranged changes. */
const meta = { topics: ['packages', 'keys', 'front-desk', 'residents', 'occupancy', 'accounts', 'units'] }

const searchQuery = (text: string) => ({
  queryKey: ['desk-search', text] as const,
  queryFn: ({ signal }: { signal: AbortSignal }) => call(deskSearch.find, { query: { text }, signal }),
  meta,
})

/** What a typed text can mean; nothing for an empty one. */
export const useDeskSearch = (text: string) =>
  useQuery({ ...searchQuery(text), enabled: text !== '', placeholderData: keepPreviousData })

/** The same at once, for a text that ends with Enter before its list was there. Always read anew: a scan decides by it. */
export const findAtDesk = (cache: QueryClient, text: string) => cache.fetchQuery({ ...searchQuery(text), staleTime: 0 })
