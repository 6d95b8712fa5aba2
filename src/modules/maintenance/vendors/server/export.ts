import { timeZoneOf } from '#building/server/time-zone.ts'
import type { ChosenExport, ListExport } from '#platform/server/csv/list-export.ts'
import { type Day, dayOf } from '#platform/time/dates.ts'
import type { VendorExportFilter, VendorRecord } from '../contract.ts'
import { exportedVendors, filterVendors } from '../exported-vendors.ts'
import { exportWords } from '../messages/export.ts'
import { listVendorRecords } from './store.ts'

/** The vendors that the list of the settings shows. */
export const vendorExport = (criteria: VendorExportFilter, now: Date): ListExport =>
  exportOf((vendors, today) => filterVendors(vendors, criteria, today), criteria, now)

export const chosenVendors: ChosenExport = ({ ids }, now) =>
  exportOf((vendors) => vendors.filter(({ id }) => ids.has(id)), {}, now)

type Select = (vendors: readonly VendorRecord[], today: Day) => readonly VendorRecord[]

const exportOf = (select: Select, criteria: object, now: Date): ListExport => ({
  recordType: 'vendors',
  criteria: { ...criteria },
  read: async (tx) => {
    const today = dayOf(now, await timeZoneOf(tx))
    const vendors = select(await listVendorRecords(tx), today)
    return { name: exportWords.fileName(today), ...exportedVendors(vendors) }
  },
})
