import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '#platform/ui/data/call.ts'
import { useIdempotencyKey } from '#platform/ui/data/use-idempotency-key.ts'
import { units, type Listing, type ListingChanges, type NewListing } from '../contract.ts'

const topic = 'units'
const notesKey = (id: string) => [topic, 'notes', id] as const
const listingsKey = (id: string) => [topic, 'listings', id] as const

export const useUnitNotes = (id: string) =>
  useQuery({ queryKey: notesKey(id), queryFn: ({ signal }) => call(units.notes, { params: { id }, signal }) })

export function useAddUnitNote(id: string) {
  const cache = useQueryClient()
  const idempotency = useIdempotencyKey()
  return useMutation({
    mutationFn: (note: string) =>
      call(units.addNote, { params: { id }, body: { note }, idempotencyKey: idempotency.keyFor(note) }),
    onSuccess: () => {
      idempotency.done()
      return cache.invalidateQueries({ queryKey: notesKey(id) })
    },
  })
}

/** Reveals the code. The result is not cached. */
export const useRevealKeypadCode = (id: string) =>
  useMutation({ mutationFn: () => call(units.revealKeypadCode, { params: { id } }), gcTime: 0 })

export const useListings = (id: string) =>
  useQuery({ queryKey: listingsKey(id), queryFn: ({ signal }) => call(units.listings, { params: { id }, signal }) })

export function usePublishListing(unitId: string) {
  const cache = useQueryClient()
  const idempotency = useIdempotencyKey()
  return useMutation({
    mutationFn: (listing: NewListing) =>
      call(units.publish, { params: { id: unitId }, body: listing, idempotencyKey: idempotency.keyFor(listing) }),
    onSuccess: () => {
      idempotency.done()
      return cache.invalidateQueries({ queryKey: listingsKey(unitId) })
    },
  })
}

/** Both also refresh the listings after an error, because another user may have saved first. */
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
