import { z } from 'zod'
import { endpoint } from '#platform/endpoint.ts'
import { administrators, office, roles } from '#platform/roles.ts'
import { Team } from '#accounts/schemas.ts'
import { ManyRecords, ManyResult, SelectedIds } from '#undo/many.ts'
import { CountFilter, Person, RequestFilter } from '../requests/request.ts'
import { MessageText, RequestChanges } from '../requests/request-input.ts'
import { Category, Priority, Status } from '../requests/schemas.ts'
import { NewWorkOrder } from '../work-orders/schemas.ts'
import { exportColumns, mostOrders } from './choices.ts'
import { dispatchWords } from './messages/en.ts'

/** Requests that a person selected: some by their ids, or all that match a filter. */
const Selection = z.object({
  ids: SelectedIds,
  /** All that match, instead of `ids`. */
  filter: CountFilter.extend({ status: RequestFilter.shape.status }).optional(),
})
export type Selection = z.output<typeof Selection>

export const BulkChanges = RequestChanges.pick({
  assignedTo: true,
  vendorId: true,
  priority: true,
  status: true,
  scheduledDate: true,
})

/** A selected request, and why the change leaves it out. */
export const SelectedRequest = z.object({
  id: z.uuid(),
  version: z.int(),
  number: z.int(),
  title: z.string(),
  /** The number of the unit, or the name of the place. */
  place: z.string(),
  category: Category,
  priority: Priority,
  status: Status,
  resident: z.string().nullable(),
  assignee: z.string().nullable(),
  vendor: z.string().nullable(),
  scheduledDate: z.iso.datetime().nullable(),
  dueAt: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
  completedAt: z.iso.datetime().nullable(),
  hasResident: z.boolean(),
  /** Null when it can be changed. */
  reason: z.string().nullable(),
})
export type SelectedRequest = z.infer<typeof SelectedRequest>

const workFields = {
  id: z.uuid(),
  /** Open requests, and those of them that are due before the office closes today, late ones included. */
  open: z.int(),
  due: z.int(),
}
/** A person who can be given a request, with their work. */
export const PersonAtWork = Person.extend({
  ...workFields,
  role: z.enum(roles),
  team: Team.nullable(),
  /** The categories of most of their work of the last ninety days. */
  trades: z.array(Category),
})
export type PersonAtWork = z.infer<typeof PersonAtWork>
export const VendorAtWork = z.object({
  ...workFields,
  name: z.string(),
  trade: Category,
  hasEmail: z.boolean(),
  insuredUntil: z.iso.date().nullable(),
})
export type VendorAtWork = z.infer<typeof VendorAtWork>

export const dispatch = {
  workload: endpoint({
    method: 'GET',
    path: '/api/admin/maintenance-workload',
    roles: office,
    summary: 'Everyone who can be given a request, and the vendors, with their open work',
    reply: z.object({ people: z.array(PersonAtWork), vendors: z.array(VendorAtWork) }),
    background: true,
  }),
  check: endpoint({
    method: 'POST',
    path: '/api/admin/maintenance-requests/check',
    roles: office,
    summary: 'The selected requests, and which of them a change would leave out; changes nothing',
    body: Selection.extend({
      changes: BulkChanges.optional(),
      /** Whether their residents will be written to. */
      isMessage: z.boolean(dispatchWords.badFlag).default(false),
    }),
    errors: [409],
    reply: z.array(SelectedRequest),
  }),
  change: endpoint({
    method: 'POST',
    path: '/api/admin/maintenance-requests/changes',
    roles: office,
    summary: 'Make one change to many requests. Sent again with the same operation, it changes nothing more',
    body: ManyRecords.extend({ changes: BulkChanges }),
    reply: ManyResult,
  }),
  sendOrders: endpoint({
    method: 'POST',
    path: '/api/admin/maintenance-requests/work-orders',
    roles: office,
    summary:
      'Send a vendor a work order for each of the requests, with what the request says. Sent again with the same operation, it sends nothing more',
    body: ManyRecords.extend({
      records: ManyRecords.shape.records.max(mostOrders, dispatchWords.tooManyOrders(mostOrders)),
      vendorId: NewWorkOrder.shape.vendorId,
      despiteInsurance: NewWorkOrder.shape.despiteInsurance,
    }),
    reply: ManyResult,
  }),
  message: endpoint({
    method: 'POST',
    path: '/api/admin/maintenance-requests/messages',
    roles: office,
    summary: 'Send one message to the residents of many requests',
    body: z.object({ ids: SelectedIds, body: MessageText }),
    status: 201,
    reply: ManyResult,
  }),
  exportList: endpoint({
    method: 'POST',
    path: '/api/admin/exports/maintenance-requests',
    roles: administrators,
    summary: 'The selected requests as CSV for a spreadsheet; the export is audited',
    body: Selection.extend({
      columns: z
        .array(z.enum(exportColumns, dispatchWords.badColumn), dispatchWords.badColumn)
        .default([...exportColumns]),
    }),
    contentType: 'text/csv',
    reply: z.string(),
  }),
}
