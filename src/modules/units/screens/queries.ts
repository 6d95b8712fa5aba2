import { useMutation, useQuery } from '@tanstack/react-query'
import { call } from '#platform/ui/data/call.ts'
import { useCreate } from '#platform/ui/data/use-create.ts'
import { useInvalidate } from '#platform/ui/data/use-invalidate.ts'
import { units, type Listing } from '../contract.ts'
import type { ListingChanges, NewListing } from '../schemas.ts'

const topic = 'units'
const notesKey = (id: string) => [topic, 'notes', id] as const
const listingsKey = (id: string) => [topic, 'listings', id] as const

export const useUnitNotes = (id: string) =>
  useQuery({ queryKey: notesKey(id), queryFn: ({ signal }) => call(units.notes, { params: { id }, signal }) })

export const useAddUnitNote = (id: string) =>
  useCreate(
    (note: string, idempotencyKey) => call(units.addNote, { params: { id }, body: { note }, idempotencyKey }),
    (cache) => cache.invalidateQueries({ queryKey: notesKey(id) }),
  )

/** Reveals the code. The result is not cached. */
export const useRevealKeypadCode = (id: string) =>
  useMutation({ mutationFn: () => call(units.revealKeypadCode, { params: { id } }), gcTime: 0 })

export const useListings = (id: string) =>
  useQuery({ queryKey: listingsKey(id), queryFn: ({ signal }) => call(units.listings, { params: { id }, signal }) })

export const usePublishListing = (unitId: string) =>
  useCreate(
    (body: NewListing, idempotencyKey) => call(units.publish, { params: { id: unitId }, body, idempotencyKey }),
    (cache) => cache.invalidateQueries({ queryKey: listingsKey(unitId) }),
  )

/** Both also refresh the listings after an error, because another user may have saved first. */
export const useChangeListing = ({ id, unitId, version }: Pick<Listing, 'id' | 'unitId' | 'version'>) =>
  useMutation({
    mutationFn: ({ changes, operation }: { changes: ListingChanges; operation: string }) =>
      call(units.changeListing, { params: { id }, query: { operation }, body: changes, ifMatch: version }),
    onSettled: useInvalidate(listingsKey(unitId)),
  })

export const useWithdrawListing = (unitId: string) =>
  useMutation({
    mutationFn: ({ listing: { id, version }, operation }: { listing: Listing; operation: string }) =>
      call(units.withdraw, { params: { id }, query: { operation }, ifMatch: version }),
    onSettled: useInvalidate(listingsKey(unitId)),
  })
