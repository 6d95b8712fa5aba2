import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call } from '#platform/screens/call.ts'
import { finder, type FoundKind } from '../contract.ts'

const noun = 'finder'
/** What is told here changes when any of these do. */
const topics = ['units', 'occupancy', 'residents', 'accounts', 'maintenance']
/** An answer is kept this long, for whoever takes back a letter. */
const kept = 60_000

/** What fits the text; the answer of before stays until the next one is there, and nobody waits for one that is stale. */
export const useFinding = (typed: string, open: boolean) =>
  useQuery({
    queryKey: [noun, 'find', typed],
    queryFn: ({ signal }) => call(finder.find, { query: { q: typed }, signal }),
    enabled: open && typed !== '',
    placeholderData: keepPreviousData,
    gcTime: kept,
    meta: { topics },
  })

/** What was opened before, as it is now. */
export const useChosen = (references: readonly { kind: FoundKind; id: string }[], open: boolean) =>
  useQuery({
    queryKey: [noun, 'chosen', references],
    queryFn: ({ signal }) =>
      // The wire carries the references as one text.
      call(finder.chosen, {
        query: { of: references.map(({ kind, id }) => `${kind}:${id}`).join(',') as never },
        signal,
      }),
    enabled: open && references.length > 0,
    placeholderData: keepPreviousData,
    meta: { topics },
  })
