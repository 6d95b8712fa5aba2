import { useQuery } from '@tanstack/react-query'
import { call, callPage } from '#platform/ui/data/call.ts'
import { useUpdate } from '#platform/ui/data/use-update.ts'
import { residents } from '#residents/contract.ts'
import { unitOwners } from '../contract.ts'
import { bodyOfOwners, type OwnersValues } from '../owner-values.ts'

const topic = 'owners'
const meta = { topics: ['occupancy', 'residents', 'units', 'accounts'] }
const peopleKey = (unitId: string) => [topic, 'unit', unitId] as const
/** How many residents the search offers. */
const offered = 30

export const useUnitPeople = (unitId: string) =>
  useQuery({
    queryKey: peopleKey(unitId),
    queryFn: ({ signal }) => call(unitOwners.people, { params: { id: unitId }, signal }),
    meta,
  })

/** Saves the owners with the version that was read; the texts go as they were typed. */
export const useSaveOwners = (unitId: string) =>
  useUpdate(
    ({ values, version }: { values: OwnersValues; version: number }) =>
      call(unitOwners.save, { params: { id: unitId }, body: bodyOfOwners(values), ifMatch: version }),
    (cache, saved) => {
      cache.setQueryData(peopleKey(unitId), saved)
      void cache.invalidateQueries({ queryKey: ['units'] })
    },
  )

/** Residents to choose an owner from. */
export const useResidentsToOwn = (search: string) =>
  useQuery({
    queryKey: ['residents', 'owners', search],
    queryFn: ({ signal }) => callPage(residents.list, { query: { search, sort: 'name', limit: offered }, signal }),
    placeholderData: (before) => before,
    meta: { topics: ['accounts', 'occupancy'] },
  })
