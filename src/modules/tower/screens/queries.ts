import { useQuery, type QueryClient } from '@tanstack/react-query'
import { buildingModel } from '#building/model-contract.ts'
import type { NewUnit, UnitChanges } from '#units/fields.ts'
import { saveFile } from '#platform/ui/data/save-file.ts'
import { call, callAll, callFile } from '#platform/ui/data/call.ts'
import { useCreate } from '#platform/ui/data/use-create.ts'
import { useUpdate } from '#platform/ui/data/use-update.ts'
import { unitExport } from '../export-contract.ts'
import type { UnitFilterValues } from '../unit-filter.ts'
import { unitChoices } from '../choice-contract.ts'
import { type ListedUnit, tower, type Unit } from '../contract.ts'

const listKey = ['units', 'list'] as const
const oneKey = (id: string) => ['units', 'unit', id] as const
/** Other changes that show in a unit. */
const meta = { topics: ['occupancy', 'residents', 'accounts', 'maintenance', 'building'] }

/** The model that every view is drawn from; it changes when the building is edited. */
export const useModel = () =>
  useQuery({ queryKey: ['building', 'model'], queryFn: ({ signal }) => call(buildingModel.find, { signal }) })

/** All units as the lists and views draw them. Structural sharing is off, because there may be thousands. */
export const useUnits = (enabled = true) =>
  useQuery({
    queryKey: listKey,
    queryFn: ({ signal }) => callAll(tower.list, signal),
    structuralSharing: false,
    meta,
    enabled,
  })

/** Downloads the filtered list. */
export const downloadUnits = async (query: UnitFilterValues & { columns?: string }) =>
  saveFile(await callFile(unitExport.exportList, { query }), 'units.csv')

/** The place and state of all units, for a picture of the tower. */
export const useTowerPicture = () =>
  useQuery({ queryKey: ['units', 'picture'], queryFn: ({ signal }) => callAll(tower.picture, signal), meta })

export const useUnit = (id: string | null) =>
  useQuery({
    queryKey: oneKey(id ?? ''),
    queryFn: ({ signal }) => call(tower.unit, { params: { id: id ?? '' }, signal }),
    enabled: id !== null,
    meta,
  })

/** The homes above, below and beside a unit. */
export const useNeighbours = (id: string) =>
  useQuery({
    queryKey: ['units', 'neighbours', id],
    queryFn: ({ signal }) => call(unitChoices.neighbours, { params: { id }, signal }),
    meta,
  })

export const useCreateUnit = () =>
  useCreate((body: NewUnit, idempotencyKey) => call(tower.createUnit, { body, idempotencyKey }), showUnit)

export const useChangeUnit = (id: string) =>
  useUpdate(
    ({ changes, version, operation }: { changes: UnitChanges; version: number; operation?: string | undefined }) =>
      call(tower.changeUnit, { params: { id }, query: { operation }, body: changes, ifMatch: version }),
    showUnit,
  )

/** Updates every cached copy of a unit. */
function showUnit(cache: QueryClient, unit: Unit) {
  cache.setQueryData(oneKey(unit.id), unit)
  cache.setQueryData<ListedUnit[]>(listKey, (list) =>
    list?.some(({ id }) => id === unit.id)
      ? list.map((listed) => (listed.id === unit.id ? unit : listed))
      : list && [...list, unit],
  )
}
