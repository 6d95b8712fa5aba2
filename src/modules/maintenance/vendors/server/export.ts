import { timeZoneOf } from '#building/server/time-zone.ts'
import { chosenColumns } from '#platform/server/csv/chosen-columns.ts'
import type { ChosenExport, ListExport } from '#platform/server/csv/list-export.ts'
import { type Day, dayOf } from '#platform/time/dates.ts'
import type { VendorExportFilter, VendorRecord } from '../contract.ts'
import { exportedVendors, filterVendors, fixedColumns } from '../exported-vendors.ts'
import { exportWords } from '../messages/export.ts'
import { listVendorRecords } from './store.ts'

/** The vendors that the list of the settings shows. Throws 400 for an unknown column. */
export const vendorExport = ({ columns, ...criteria }: VendorExportFilter, now: Date): ListExport =>
  exportOf(
    {
      select: (vendors, today) => filterVendors(vendors, criteria, today),
      columns: columns?.split(',') ?? null,
      criteria,
    },
    now,
  )

export const chosenVendors: ChosenExport = ({ ids, columns }, now) =>
  exportOf({ select: (vendors) => vendors.filter(({ id }) => ids.has(id)), columns, criteria: {} }, now)

type Exported = {
  select: (vendors: readonly VendorRecord[], today: Day) => readonly VendorRecord[]
  columns: readonly string[] | null
  criteria: Record<string, unknown>
}

const exportOf = ({ select, columns, criteria }: Exported, now: Date): ListExport => ({
  recordType: 'vendors',
  criteria,
  read: async (tx) => {
    const shown = chosenColumns(columns, exportWords.columns, fixedColumns)
    const today = dayOf(now, await timeZoneOf(tx))
    const vendors = select(await listVendorRecords(tx), today)
    return { name: exportWords.fileName(today), ...exportedVendors(vendors, shown) }
  },
})
