import { exportedTable } from '#platform/text/exported-table.ts'
import { shownPhone } from '#platform/text/phones.ts'
import type { Day } from '#platform/time/dates.ts'
import { categoryWords } from '../requests/vocabulary.ts'
import type { VendorRecord } from './contract.ts'
import { expiryOf } from './expiry.ts'
import { exportWords } from './messages/export.ts'

/** Whether the insurance or a certificate of an active vendor has ended or ends soon. */
export const hasEndingPapers = ({ retired, insuredUntil, certificates }: VendorRecord, today: Day) =>
  !retired && [insuredUntil, ...certificates.map(({ validUntil }) => validUntil)].some((day) => expiryOf(day, today))

/** The vendors that the list shows: those with ending papers, the active ones, or all. */
export const filterVendors = (
  vendors: readonly VendorRecord[],
  { papers, retired }: { papers?: 'ending' | undefined; retired: boolean },
  today: Day,
) => vendors.filter((vendor) => (papers === 'ending' ? hasEndingPapers(vendor, today) : retired || !vendor.retired))

/** Vendors as they are exported or printed. */
export const exportedVendors = (vendors: readonly VendorRecord[]) =>
  exportedTable(exportWords.columns, vendors, (vendor) => ({
    name: vendor.name,
    trade: categoryWords[vendor.trade],
    contact: vendor.contactName ?? '',
    phone: vendor.phone === null ? '' : shownPhone(vendor.phone),
    email: vendor.email ?? '',
    contract: vendor.contractNumber ?? '',
    insured: vendor.insuredUntil ?? '',
    certificates: vendor.certificates
      .map(({ title, validUntil }) => exportWords.certificate(title, validUntil))
      .join(', '),
    openRequests: String(vendor.openRequests),
    retired: vendor.retired ? exportWords.yes : exportWords.no,
  }))
