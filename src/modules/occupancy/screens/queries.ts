import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call, callPage } from '#platform/ui/data/call.ts'
import { useIdempotencyKey } from '#platform/ui/data/use-idempotency-key.ts'
import { residents } from '#residents/contract.ts'
import { type AssignmentChanges, type NewAssignment, occupancy } from '../contract.ts'

const topic = 'occupancy'
/** How many people the dialog offers before anything is typed. */
const offered = 30

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

export function useAssign(unitId: string) {
  const refresh = useRefresh()
  const idempotency = useIdempotencyKey()
  return useMutation({
    mutationFn: (assignment: NewAssignment) =>
      call(occupancy.assign, {
        params: { id: unitId },
        body: assignment,
        idempotencyKey: idempotency.keyFor(assignment),
      }),
    onSuccess: () => {
      idempotency.done()
      return refresh()
    },
  })
}

export function useRemoveResident(unitId: string) {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: (tenantId: string) => call(occupancy.remove, { params: { id: unitId }, body: { tenantId } }),
    onSuccess: refresh,
  })
}

export function useChangeAssignment(unitId: string) {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: ({ tenantId, version, changes }: { tenantId: string; version: number; changes: AssignmentChanges }) =>
      call(occupancy.change, { params: { id: unitId, tenantId }, body: changes, ifMatch: version }),
    onSettled: refresh,
  })
}

/** After a move, every list that shows residents of units is read again. */
function useRefresh() {
  const cache = useQueryClient()
  return () =>
    Promise.all([topic, 'residents', 'units', 'tower'].map((each) => cache.invalidateQueries({ queryKey: [each] })))
}
