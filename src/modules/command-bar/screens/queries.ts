import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call } from '#platform/ui/data/call.ts'
import { commandBar } from '../contract.ts'
import type { FoundKind } from '../choices.ts'

const topic = 'finder'
/** A change of any of these can change the results. */
const topics = ['units', 'occupancy', 'residents', 'accounts', 'moves', 'maintenance']
/** How long results are cached, in milliseconds, for when a typed character is deleted again. */
const cacheTime = 60_000

/**
 * The results for a text. The previous ones stay until the next ones are loaded, and stale ones
 * are shown meanwhile.
 */
export const useCommandBarSearch = (query: string, open: boolean) =>
  useQuery({
    queryKey: [topic, 'find', query],
    queryFn: ({ signal }) => call(commandBar.find, { query: { q: query }, signal }),
    enabled: open && query !== '',
    placeholderData: keepPreviousData,
    gcTime: cacheTime,
    meta: { topics },
  })

/** The recently opened records in their current state. */
export const useChosen = (references: readonly { kind: FoundKind; id: string }[], open: boolean) =>
  useQuery({
    queryKey: [topic, 'chosen', references],
    queryFn: ({ signal }) =>
      // The query string carries the references as one text.
      call(commandBar.chosen, {
        query: { of: references.map(({ kind, id }) => `${kind}:${id}`).join(',') },
        signal,
      }),
    enabled: open && references.length > 0,
    placeholderData: keepPreviousData,
    meta: { topics },
  })
