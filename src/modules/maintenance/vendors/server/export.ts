import { timeZoneOf } from '#building/server/time-zone.ts'
import type { ListExport } from '#platform/server/csv/list-export.ts'
import { dayOf } from '#platform/time/dates.ts'
import type { VendorExportFilter } from '../contract.ts'
import { exportedVendors, filterVendors } from '../exported-vendors.ts'
import { exportWords } from '../messages/export.ts'
import { listVendorRecords } from './store.ts'

/** The vendors that the list of the settings shows. */
export const vendorExport = (criteria: VendorExportFilter, now: Date): ListExport => ({
  recordType: 'vendors',
  criteria,
  read: async (tx) => {
    const today = dayOf(now, await timeZoneOf(tx))
    const vendors = filterVendors(await listVendorRecords(tx), criteria, today)
    return { name: exportWords.fileName(today), ...exportedVendors(vendors) }
  },
})
