import { z } from 'zod'
import { endpoint } from '#platform/endpoint.ts'
import { administrators, office } from '#platform/roles.ts'
import { Instant, Person } from '../requests/request.ts'
import { orderFileKinds, orderStatuses, parties } from './choices.ts'
import { OrderVisit, Window } from './visit.ts'
import { Amount, NewVisit, NewWorkOrder, OrderReason } from './schemas.ts'

/** A file of an order: the order as a PDF, or what the vendor sent. */
export const OrderFile = z.object({
  id: z.uuid(),
  kind: z.enum(orderFileKinds),
  name: z.string(),
  mediaType: z.string(),
  size: z.int(),
  createdAt: Instant,
})
export type OrderFile = z.infer<typeof OrderFile>

/** A work order as the office sees it. Costs are dollars. */
export const WorkOrder = z.object({
  id: z.uuid(),
  number: z.int(),
  requestId: z.uuid(),
  vendor: z.object({ id: z.uuid(), name: z.string(), phone: z.string().nullable(), email: z.string().nullable() }),
  status: z.enum(orderStatuses),
  scope: z.string(),
  offered: z.array(Window),
  visit: OrderVisit.nullable(),
  /** Who answers the proposed time; null when nobody has to. */
  visitWaitsOn: z.enum(parties).nullable(),
  estimate: z.number().nullable(),
  approved: z.number().nullable(),
  approvedBy: Person.nullable(),
  invoice: z.number().nullable(),
  invoiceNumber: z.string().nullable(),
  /** The estimate is above the approved cost. */
  needsApproval: z.boolean(),
  vendorNote: z.string().nullable(),
  officeNote: z.string().nullable(),
  sentBy: Person,
  /** Photos of the request that were sent with it. */
  photoIds: z.array(z.uuid()),
  files: z.array(OrderFile),
  answeredAt: Instant.nullable(),
  finishedAt: Instant.nullable(),
  endedAt: Instant.nullable(),
  createdAt: Instant,
  updatedAt: Instant,
  version: z.int(),
})
export type WorkOrder = z.infer<typeof WorkOrder>

export const workOrders = {
  list: endpoint({
    method: 'GET',
    path: '/api/admin/maintenance-requests/:id/work-orders',
    roles: office,
    summary: 'The work orders of a request, newest first',
    reply: z.array(WorkOrder),
  }),
  send: endpoint({
    method: 'POST',
    path: '/api/admin/maintenance-requests/:id/work-orders',
    roles: office,
    summary: 'Send a work order to a vendor, by e-mail with a PDF and a link to answer',
    body: NewWorkOrder,
    status: 201,
    errors: [409],
    reply: WorkOrder,
    examples: {
      409: {
        insurance: {
          message: 'The insurance of Lakeshore Plumbing has expired. Send the work order anyway?',
          code: 'insurance_expired',
          field: 'despiteInsurance',
        },
        open: { message: 'This request already has an open work order', code: 'open_order' },
        approval: {
          message: 'An administrator has to approve costs above $1,000.00',
          code: 'needs_administrator',
          field: 'approved',
        },
      },
    },
  }),
  resend: endpoint({
    method: 'POST',
    path: '/api/admin/work-orders/:id/resend',
    roles: office,
    summary: 'Send the e-mail of an open order again, with a new link that replaces the previous one',
    errors: [409, 429],
    reply: WorkOrder,
  }),
  approve: endpoint({
    method: 'POST',
    path: '/api/admin/work-orders/:id/approve',
    roles: office,
    summary: 'Approve a cost; above the limit of the settings only administrators can',
    body: z.object({ amount: Amount }),
    errors: [409],
    reply: WorkOrder,
  }),
  proposeVisit: endpoint({
    method: 'POST',
    path: '/api/admin/work-orders/:id/visit',
    roles: office,
    summary: 'Propose another time for the visit to the vendor',
    body: NewVisit,
    errors: [409],
    reply: WorkOrder,
  }),
  confirmVisit: endpoint({
    method: 'POST',
    path: '/api/admin/work-orders/:id/visit/confirm',
    roles: office,
    summary: 'Confirm the proposed time of the visit, for example after a call with the resident',
    errors: [409],
    reply: WorkOrder,
  }),
  returnInvoice: endpoint({
    method: 'POST',
    path: '/api/admin/work-orders/:id/return-invoice',
    roles: office,
    summary: 'Ask the vendor for another invoice',
    body: z.object({ reason: OrderReason }),
    errors: [409],
    reply: WorkOrder,
  }),
  close: endpoint({
    method: 'POST',
    path: '/api/admin/work-orders/:id/close',
    roles: office,
    summary:
      'Close an order, with its invoice or without one; an invoice above the approved cost has to be approved first',
    errors: [409],
    reply: WorkOrder,
  }),
  cancel: endpoint({
    method: 'POST',
    path: '/api/admin/work-orders/:id/cancel',
    roles: office,
    summary: 'Cancel an order before the work is done; the vendor gets an e-mail, and the link ends',
    body: z.object({ reason: OrderReason }),
    errors: [409],
    reply: WorkOrder,
  }),
  file: endpoint({
    method: 'GET',
    path: '/api/admin/work-order-files/:id',
    roles: office,
    summary: 'A file of an order: the order itself, a photo or an invoice',
    query: z.object({ size: z.enum(['full', 'thumbnail'], 'size must be full or thumbnail').default('full') }),
    etag: true,
    contentType: 'application/pdf',
    reply: z.never(),
  }),
}

export const WorkOrderSettings = z.object({ approvalLimit: Amount.nullable(), version: z.int() })
export type WorkOrderSettings = z.infer<typeof WorkOrderSettings>

export const workOrderSettings = {
  find: endpoint({
    method: 'GET',
    path: '/api/admin/settings/work-orders',
    roles: administrators,
    summary: 'The cost above which only administrators can approve',
    reply: WorkOrderSettings,
  }),
  change: endpoint({
    method: 'PATCH',
    path: '/api/admin/settings/work-orders',
    roles: administrators,
    summary: 'Change the cost above which only administrators can approve',
    body: WorkOrderSettings.pick({ approvalLimit: true }),
    ifMatch: true,
    reply: WorkOrderSettings,
  }),
}
