import { z } from 'zod'
import { endpoint } from '#platform/endpoint.ts'
import { ExportedColumns } from '#platform/exported-columns.ts'
import { administrators } from '#platform/roles.ts'
import { categories } from '../requests/choices.ts'
import { Category } from '../requests/schemas.ts'
import { ManyRecords, ManyResult } from '#undo/many.ts'
import { paperFilters } from './choices.ts'
import { exportWords } from './messages/export.ts'
import { vendorFields, NewVendor, VendorChanges } from './schemas.ts'

/** A vendor as stored in the settings. */
export const VendorData = z.object({
  ...vendorFields,
  trade: Category,
  // Changes that were recorded before vendors had a language have none.
  language: vendorFields.language.default('en'),
  retired: z.boolean(),
})
export type VendorData = z.infer<typeof VendorData>

/** All vendors by id: one settings field each. */
export const VendorSettings = z.record(z.uuid(), VendorData)
export type VendorSettings = z.infer<typeof VendorSettings>

/** A vendor with the number of open requests assigned to it. */
export const VendorRecord = z.object({
  ...VendorData.shape,
  id: z.uuid(),
  contactName: z.string().nullable(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
  contractNumber: z.string().nullable(),
  openRequests: z.int(),
  /** The newest certificate of each title that has a last day. */
  certificates: z.array(z.object({ title: z.string(), validUntil: z.iso.date() })),
  version: z.int(),
})
export type VendorRecord = z.infer<typeof VendorRecord>

/** Without filters, the active vendors. */
export const VendorExportFilter = z.object({
  trade: z.enum(categories, exportWords.badTrade).optional(),
  /** Only active vendors whose insurance or certificates have ended or end soon, or have ended. */
  papers: z.enum(paperFilters, exportWords.badPapers).optional(),
  /** Words of the name, the contact, the address, the contract or the notes. */
  search: z.string().trim().max(200, exportWords.longSearch).optional(),
  /** The retired ones too. */
  retired: z.stringbool({ error: exportWords.badRetired }).default(false),
  columns: ExportedColumns,
})
export type VendorExportFilter = z.output<typeof VendorExportFilter>
export type VendorListFilter = Omit<VendorExportFilter, 'columns'>

/** Vendor endpoints for administrators. */
export const vendorList = {
  list: endpoint({
    method: 'GET',
    path: '/api/admin/settings/vendors',
    roles: administrators,
    summary: 'All vendors by name, including retired ones',
    reply: z.array(VendorRecord),
  }),
  exportList: endpoint({
    method: 'GET',
    path: '/api/admin/exports/vendors',
    roles: administrators,
    summary: 'The vendors of the list as CSV for a spreadsheet; the export is audited',
    query: VendorExportFilter,
    contentType: 'text/csv',
    reply: z.string(),
  }),
  add: endpoint({
    method: 'POST',
    path: '/api/admin/settings/vendors',
    roles: administrators,
    summary: 'Add a vendor',
    body: NewVendor,
    status: 201,
    reply: VendorRecord,
  }),
  change: endpoint({
    method: 'PATCH',
    path: '/api/admin/settings/vendors/:id',
    roles: administrators,
    summary: 'Change, retire or restore a vendor',
    body: VendorChanges,
    ifMatch: true,
    errors: [409],
    reply: VendorRecord,
  }),
  changeMany: endpoint({
    method: 'POST',
    path: '/api/admin/settings/vendors/changes',
    roles: administrators,
    summary: 'Archive or restore many vendors, as one change of the settings',
    body: ManyRecords.pick({ records: true }).extend({ retired: z.boolean(exportWords.badRetired) }),
    reply: ManyResult,
  }),
}
