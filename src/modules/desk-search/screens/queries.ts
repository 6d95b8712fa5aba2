import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call } from '#platform/ui/data/call.ts'
import { deskSearch } from '../contract.ts'

/** Screens read it again when packages, people or what residents arranged changes. */
const meta = { topics: ['packages', 'front-desk', 'residents', 'occupancy', 'accounts', 'units'] }

/** What a typed text can mean; nothing for an empty one. */
export const useDeskSearch = (text: string) =>
  useQuery({
    queryKey: ['desk-search', text],
    queryFn: ({ signal }) => call(deskSearch.find, { query: { text }, signal }),
    enabled: text !== '',
    placeholderData: keepPreviousData,
    meta,
  })

/**
 * The same at once, for a text that ends with Enter before its list was there. Not through the cache: the list that is under way
 * for the same text is cancelled when the field is cleared.
 */
export const findAtDesk = (text: string) => call(deskSearch.find, { query: { text } })
