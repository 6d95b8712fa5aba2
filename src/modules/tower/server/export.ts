import { timeZoneOf } from '#building/server/time-zone.ts'
import { readAllPages } from '#platform/all-pages.ts'
import { invalid } from '#platform/http-error.ts'
import type { ChosenExport, ListExport } from '#platform/server/csv/list-export.ts'
import { dayOf } from '#platform/time/dates.ts'
import type { ListedUnit } from '../contract.ts'
import type { ListedUnitFilter } from '../export-contract.ts'
import { exportedUnits, isUnitColumn } from '../exported-units.ts'
import { exportWords } from '../messages/export.ts'
import { filterUnits } from '../unit-filter.ts'
import { listForScreens } from './listed-units.ts'

/** All units that match the filter. Throws 400 for an unknown column. */
export function unitListExport({ columns, ...filter }: ListedUnitFilter, now: Date): ListExport {
  return exportOf((units) => filterUnits(units, filter), columns?.split(',') ?? null, filter, now)
}

export const chosenUnits: ChosenExport = ({ ids, columns }, now) =>
  exportOf((units) => units.filter(({ id }) => ids.has(id)), columns, {}, now)

function exportOf(
  select: (units: readonly ListedUnit[]) => readonly ListedUnit[],
  chosen: readonly string[] | null,
  criteria: Record<string, unknown>,
  now: Date,
): ListExport {
  const unknown = chosen?.find((name) => !isUnitColumn(name))
  if (unknown !== undefined) throw invalid('columns', () => exportWords.unknownColumn(unknown))
  return {
    recordType: 'units',
    criteria,
    read: async (tx) => {
      const units = await readAllPages<ListedUnit>((page) => listForScreens(tx, page))
      const name = exportWords.fileName(dayOf(now, await timeZoneOf(tx)))
      return { name, ...exportedUnits(select(units), chosen) }
    },
  }
}
