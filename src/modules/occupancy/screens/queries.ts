import { useMutation, useQuery } from '@tanstack/react-query'
import { call, callPage } from '#platform/ui/data/call.ts'
import { useCreate } from '#platform/ui/data/use-create.ts'
import { useInvalidate } from '#platform/ui/data/use-invalidate.ts'
import { residents } from '#residents/contract.ts'
import { units } from '#units/contract.ts'
import { type AssignmentChanges, type NewAssignment, occupancy } from '../contract.ts'

const topic = 'occupancy'
/** How many people the dialog offers before anything is typed. */
const offered = 30

/** The kinds of the current listings of a unit. */
export const useListedKinds = (unitId: string) =>
  useQuery({
    queryKey: ['units', 'listings', unitId],
    queryFn: ({ signal }) => call(units.listings, { params: { id: unitId }, signal }),
    select: (listings) => listings.filter(({ withdrawnAt }) => withdrawnAt === null).map(({ kind }) => kind),
  })

export const useUnitResidents = (unitId: string) =>
  useQuery({
    queryKey: [topic, 'unit', unitId],
    queryFn: ({ signal }) => call(occupancy.residents, { params: { id: unitId }, signal }),
    meta: { topics: ['residents', 'accounts'] },
  })

/** The history of a unit's residents; loaded only while it is shown. */
export const useAssignmentLogs = (unitId: string, shown: boolean) =>
  useQuery({
    queryKey: [topic, 'logs', unitId],
    queryFn: ({ signal }) => call(occupancy.logs, { params: { id: unitId }, signal }),
    enabled: shown,
  })

/** The people who can be assigned to a unit. */
export const useCandidates = (unitId: string, search: string) =>
  useQuery({
    queryKey: ['residents', 'candidates', unitId, search],
    queryFn: ({ signal }) =>
      callPage(residents.list, { query: { assignableTo: unitId, search, sort: 'name', limit: offered }, signal }),
    placeholderData: (before) => before,
    meta: { topics: ['accounts', 'occupancy'] },
  })

/** After a move, every list that shows residents of units is read again. */
const useRefresh = () => useInvalidate([topic], ['residents'], ['units'], ['tower'])

export const useAssign = (unitId: string) =>
  useCreate(
    (body: NewAssignment, idempotencyKey) => call(occupancy.assign, { params: { id: unitId }, body, idempotencyKey }),
    useRefresh(),
  )

export const useRemoveResident = (unitId: string) =>
  useMutation({
    mutationFn: (tenantId: string) => call(occupancy.remove, { params: { id: unitId }, body: { tenantId } }),
    onSuccess: useRefresh(),
  })

export const useChangeAssignment = (unitId: string) =>
  useMutation({
    mutationFn: ({ tenantId, version, changes }: { tenantId: string; version: number; changes: AssignmentChanges }) =>
      call(occupancy.change, { params: { id: unitId, tenantId }, body: changes, ifMatch: version }),
    onSettled: useRefresh(),
  })
