import { z } from 'zod'
import { endpoint } from '#platform/endpoint.ts'
import { office } from '#platform/roles.ts'
import { NewReportPlaces } from './schemas.ts'

const OtherPlaceKind = z.enum(['common_area', 'elevator', 'stall'])

/** A place whose sign has a QR code. */
export const ReportPlace = z.object({
  id: z.uuid(),
  placeKind: OtherPlaceKind,
  placeName: z.string(),
  /** The secret part of the address on the sign. */
  code: z.string(),
  createdAt: z.iso.datetime(),
})
export type ReportPlace = z.infer<typeof ReportPlace>

export const reportPlaces = {
  list: endpoint({
    method: 'GET',
    path: '/api/admin/maintenance-places/report-codes',
    roles: office,
    summary: 'The places with a QR code, by kind and name',
    reply: z.array(ReportPlace),
  }),
  add: endpoint({
    method: 'POST',
    path: '/api/admin/maintenance-places/report-codes',
    roles: office,
    summary: 'Give places a QR code; a place that has one keeps it',
    body: NewReportPlaces,
    status: 201,
    reply: z.array(ReportPlace),
  }),
  renew: endpoint({
    method: 'POST',
    path: '/api/admin/maintenance-places/report-codes/:id/renew',
    roles: office,
    summary: 'Give a place another code; its present sign stops working',
    reply: ReportPlace,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/admin/maintenance-places/report-codes/:id',
    roles: office,
    summary: 'Take the code from a place; its sign stops working',
    reply: z.array(ReportPlace),
  }),
}
