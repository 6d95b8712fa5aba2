import { useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { buildingModel } from '#building/model-contract.ts'
import type { NewUnit, UnitChanges } from '#units/fields.ts'
import { call } from '#platform/screens/call.ts'
import { CallFailed } from '#platform/screens/call-failed.ts'
import { useIdempotencyKey } from '#platform/screens/use-idempotency-key.ts'
import { tower, type Unit } from '../contract.ts'

const listKey = ['units', 'list'] as const
const oneKey = (id: string) => ['units', 'unit', id] as const
/** Whose changes show in a unit, beside its own. */
const meta = { topics: ['occupancy', 'residents', 'accounts', 'maintenance', 'building'] }

/** The building every view is drawn from; it changes when somebody rebuilds it. */
export const useModel = () =>
  useQuery({ queryKey: ['building', 'model'], queryFn: ({ signal }) => call(buildingModel.find, { signal }) })

/** All units of the building, each with its people and open requests; compared with nothing, for it may be thousands. */
export const useUnits = (enabled = true) =>
  useQuery({
    queryKey: listKey,
    queryFn: ({ signal }) => call(tower.units, { signal }),
    structuralSharing: false,
    meta,
    enabled,
  })

/** One unit; what the list already showed of it is shown at once. */
export function useUnit(id: string) {
  const cache = useQueryClient()
  return useQuery({
    queryKey: oneKey(id),
    queryFn: ({ signal }) => call(tower.unit, { params: { id }, signal }),
    placeholderData: () => cache.getQueryData<Unit[]>(listKey)?.find((unit) => unit.id === id),
    meta,
  })
}

export function useCreateUnit() {
  const cache = useQueryClient()
  const act = useIdempotencyKey()
  return useMutation({
    mutationFn: (unit: NewUnit) => call(tower.createUnit, { body: unit, idempotencyKey: act.keyFor(unit) }),
    onSuccess: (unit) => {
      act.done()
      showUnit(cache, unit)
    },
  })
}

/** Saves changes to the version that was read; when somebody else was faster, their record is shown. */
export function useChangeUnit(id: string) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: ({ changes, version }: { changes: UnitChanges; version: number }) =>
      call(tower.changeUnit, { params: { id }, body: changes, ifMatch: version }),
    onSuccess: (unit) => showUnit(cache, unit),
    onError: (error) => {
      if (error instanceof CallFailed && error.status === 412 && error.present) showUnit(cache, error.present as Unit)
    },
  })
}

/** Puts a newer record everywhere it is shown. */
function showUnit(cache: QueryClient, unit: Unit) {
  cache.setQueryData(oneKey(unit.id), unit)
  cache.setQueryData<Unit[]>(listKey, (list) =>
    list?.some(({ id }) => id === unit.id)
      ? list.map((listed) => (listed.id === unit.id ? unit : listed))
      : list && [...list, unit],
  )
}
