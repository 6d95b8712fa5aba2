import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call, callFile } from '#platform/ui/data/call.ts'
import { saveFile } from '#platform/ui/data/save-file.ts'
import { presentRecord } from '#platform/ui/data/call-failed.ts'
import { useCreate } from '#platform/ui/data/use-create.ts'
import { useInvalidate } from '#platform/ui/data/use-invalidate.ts'
import { isDay } from '#platform/time/dates.ts'
import { residents } from '#residents/contract.ts'
import { type Move, type MoveChanges, moves, type NewMove, type StepChanges } from '../contract.ts'

const topic = 'moves'

/** The moves of a unit, by day. */
export const useMovesOfUnit = (unitId: string) =>
  useQuery({
    queryKey: [topic, 'unit', unitId],
    queryFn: ({ signal }) => call(moves.list, { query: { unitId }, signal }),
    meta: { topics: ['residents', 'accounts', 'occupancy', 'units'] },
  })

/** The moves of all units that are planned or took effect lately, by day. */
export const useRecentMoves = () =>
  useQuery({
    queryKey: [topic, 'recent'],
    queryFn: ({ signal }) => call(moves.list, { query: { recent: true }, signal }),
    meta: { topics: ['residents', 'accounts'] },
  })

/** The people who can move into a unit: owners, and residents without a home. */
export const useNewcomers = (unitId: string, enabled: boolean) =>
  useQuery({
    queryKey: ['residents', 'candidates', unitId],
    queryFn: ({ signal }) => call(residents.list, { query: { assignableTo: unitId, sort: 'name' }, signal }),
    enabled,
    meta: { topics: ['accounts', 'occupancy'] },
  })

/** Who lives in a unit on a first day, or moves in later. */
export const useOverlaps = (unitId: string, firstDay: string) =>
  useQuery({
    queryKey: [topic, 'overlaps', unitId, firstDay],
    queryFn: ({ signal }) => call(moves.overlaps, { query: { unitId, firstDay }, signal }),
    enabled: unitId !== '' && isDay(firstDay),
    meta: { topics: ['residents', 'accounts', 'occupancy'] },
  })

/** Who has access to a unit: its residents with the members of their households. */
export const useAccess = (unitId: string, enabled: boolean) =>
  useQuery({
    queryKey: [topic, 'access', unitId],
    queryFn: ({ signal }) => call(moves.access, { query: { unitId }, signal }),
    enabled,
    meta: { topics: ['residents', 'accounts', 'occupancy', 'household'] },
  })

/** A move that takes effect changes every list that shows residents of units. */
const useRefresh = () => useInvalidate([topic], ['occupancy'], ['residents'], ['units'], ['tower'])

export const usePlanMove = () =>
  useCreate((body: NewMove, idempotencyKey) => call(moves.plan, { body, idempotencyKey }), useRefresh())

export const useChangeMove = () => {
  const refresh = useRefresh()
  const cache = useQueryClient()
  return useMutation({
    mutationFn: ({ id, version, changes }: { id: string; version: number; changes: MoveChanges }) =>
      call(moves.change, { params: { id }, body: changes, ifMatch: version }),
    onSuccess: async (saved) => {
      showMove(cache, saved)
      // Moved to today, it has taken effect.
      await refresh()
    },
    onError: (error) => {
      const present = presentRecord<Move>(error)
      if (present !== undefined) showMove(cache, present)
    },
  })
}

export const useCancelMove = () =>
  useMutation({
    mutationFn: ({ id }: Move) => call(moves.cancel, { params: { id } }),
    onSuccess: useRefresh(),
  })

export const useUndoMove = () =>
  useMutation({
    mutationFn: ({ id }: Move) => call(moves.undo, { params: { id } }),
    onSuccess: useRefresh(),
  })

/** Shows the saved move in the lists that contain it. */
const showMove = (cache: QueryClient, saved: Move) =>
  cache.setQueriesData<Move[]>({ queryKey: [topic, 'unit'] }, (list) =>
    list?.map((move) => (move.id === saved.id ? saved : move)),
  )

export function useChangeStep(moveId: string) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: ({ stepId, ...body }: StepChanges & { stepId: string }) =>
      call(moves.changeStep, { params: { id: moveId, stepId }, body }),
    onSuccess: (saved) => showMove(cache, saved),
  })
}

/** Downloads the matching rows by fetch, so that errors can be shown. */
export const downloadMoves = async () => saveFile(await callFile(moves.exportList), 'moves.csv')
