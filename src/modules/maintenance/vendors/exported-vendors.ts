import { exportedTable } from '#platform/text/exported-table.ts'
import { containsWords } from '#platform/text/search/folded-text.ts'
import { shownPhone } from '#platform/text/phones.ts'
import type { Day } from '#platform/time/dates.ts'
import { categoryWords } from '../requests/vocabulary.ts'
import type { VendorListFilter, VendorRecord } from './contract.ts'
import { expiryOf, isExpired } from './expiry.ts'
import { exportWords } from './messages/export.ts'

/** Whether the insurance or a certificate of an active vendor has ended, or also whether it ends soon. */
const hasPapers = (
  { retired, insuredUntil, certificates }: VendorRecord,
  papers: 'ending' | 'expired',
  today: Day,
): boolean =>
  !retired &&
  [insuredUntil, ...certificates.map(({ validUntil }) => validUntil)].some((day) =>
    papers === 'expired' ? isExpired(day, today) : expiryOf(day, today) !== null,
  )

/** The vendors that the list shows: the active ones, or all, as far as they match the filter. */
export const filterVendors = (
  vendors: readonly VendorRecord[],
  { trade, papers, search, retired }: VendorListFilter,
  today: Day,
) =>
  vendors.filter(
    (vendor) =>
      (retired || !vendor.retired) &&
      (trade === undefined || vendor.trade === trade) &&
      (papers === undefined || hasPapers(vendor, papers, today)) &&
      containsWords(
        [
          vendor.name,
          vendor.contactName,
          vendor.email,
          // A number is found as it is stored and as it is shown.
          vendor.phone,
          vendor.phone && shownPhone(vendor.phone),
          vendor.contractNumber,
          vendor.notes,
        ],
        search,
      ),
  )

/** The column that names a vendor. */
export const fixedColumns = ['name'] as const

/** The columns of a printed list: the name and the chosen ones; null for all. */
export const printedColumns = (chosen: readonly string[] | null) => chosen && [...fixedColumns, ...chosen]

/** Vendors as they are exported or printed. */
export const exportedVendors = (vendors: readonly VendorRecord[], shown?: readonly string[] | null) =>
  exportedTable(
    exportWords.columns,
    vendors,
    (vendor) => ({
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
    }),
    shown,
  )
