import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { buildingModel } from '#building/model-contract.ts'
import type { NewUnit, UnitChanges } from '#units/fields.ts'
import { call } from '#platform/ui/data/call.ts'
import { useCreate } from '#platform/ui/data/use-create.ts'
import { useUpdate } from '#platform/ui/data/use-update.ts'
import { tower, type Unit } from '../contract.ts'

const listKey = ['units', 'list'] as const
const oneKey = (id: string) => ['units', 'unit', id] as const
/** Other changes that show in a unit. */
const meta = { topics: ['occupancy', 'residents', 'accounts', 'maintenance', 'building'] }

/** The model that every view is drawn from; it changes when the building is edited. */
export const useModel = () =>
  useQuery({ queryKey: ['building', 'model'], queryFn: ({ signal }) => call(buildingModel.find, { signal }) })

/** All units with their people and open requests. Structural sharing is off, because there may be thousands. */
export const useUnits = (enabled = true) =>
  useQuery({
    queryKey: listKey,
    queryFn: ({ signal }) => call(tower.units, { signal }),
    structuralSharing: false,
    meta,
    enabled,
  })

/** One unit, shown first as the list has it. */
export function useUnit(id: string | null) {
  const cache = useQueryClient()
  return useQuery({
    queryKey: oneKey(id ?? ''),
    queryFn: ({ signal }) => call(tower.unit, { params: { id: id ?? '' }, signal }),
    enabled: id !== null,
    placeholderData: () => cache.getQueryData<Unit[]>(listKey)?.find((unit) => unit.id === id),
    meta,
  })
}

export const useCreateUnit = () =>
  useCreate((body: NewUnit, idempotencyKey) => call(tower.createUnit, { body, idempotencyKey }), showUnit)

export const useChangeUnit = (id: string) =>
  useUpdate(
    ({ changes, version }: { changes: UnitChanges; version: number }) =>
      call(tower.changeUnit, { params: { id }, body: changes, ifMatch: version }),
    showUnit,
  )

/** Updates every cached copy of a unit. */
function showUnit(cache: QueryClient, unit: Unit) {
  cache.setQueryData(oneKey(unit.id), unit)
  cache.setQueryData<Unit[]>(listKey, (list) =>
    list?.some(({ id }) => id === unit.id)
      ? list.map((listed) => (listed.id === unit.id ? unit : listed))
      : list && [...list, unit],
  )
}
