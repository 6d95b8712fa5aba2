import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '#platform/screens/call.ts'
import { useIdempotencyKey } from '#platform/screens/use-idempotency-key.ts'
import { units, type Listing, type ListingChanges, type NewListing } from '../contract.ts'

const noun = 'units'
const notesKey = (id: string) => [noun, 'notes', id] as const
const listingsKey = (id: string) => [noun, 'listings', id] as const

export const useUnitNotes = (id: string) =>
  useQuery({ queryKey: notesKey(id), queryFn: ({ signal }) => call(units.notes, { params: { id }, signal }) })

export function useAddUnitNote(id: string) {
  const cache = useQueryClient()
  const act = useIdempotencyKey()
  return useMutation({
    mutationFn: (note: string) =>
      call(units.addNote, { params: { id }, body: { note }, idempotencyKey: act.keyFor(note) }),
    onSuccess: () => {
      act.done()
      return cache.invalidateQueries({ queryKey: notesKey(id) })
    },
  })
}

/** Asks for the code itself; it is kept nowhere but in what comes back. */
export const useRevealKeypadCode = (id: string) =>
  useMutation({ mutationFn: () => call(units.revealKeypadCode, { params: { id } }), gcTime: 0 })

export const useListings = (id: string) =>
  useQuery({ queryKey: listingsKey(id), queryFn: ({ signal }) => call(units.listings, { params: { id }, signal }) })

export function usePublishListing(unitId: string) {
  const cache = useQueryClient()
  const act = useIdempotencyKey()
  return useMutation({
    mutationFn: (listing: NewListing) =>
      call(units.publish, { params: { id: unitId }, body: listing, idempotencyKey: act.keyFor(listing) }),
    onSuccess: () => {
      act.done()
      return cache.invalidateQueries({ queryKey: listingsKey(unitId) })
    },
  })
}

/** Both read the listings anew also when they are refused: somebody else was faster. */
export function useChangeListing({ id, unitId, version }: Pick<Listing, 'id' | 'unitId' | 'version'>) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (changes: ListingChanges) =>
      call(units.changeListing, { params: { id }, body: changes, ifMatch: version }),
    onSettled: () => cache.invalidateQueries({ queryKey: listingsKey(unitId) }),
  })
}

export function useWithdrawListing(unitId: string) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: ({ id, version }: Pick<Listing, 'id' | 'version'>) =>
      call(units.withdraw, { params: { id }, ifMatch: version }),
    onSettled: () => cache.invalidateQueries({ queryKey: listingsKey(unitId) }),
  })
}
