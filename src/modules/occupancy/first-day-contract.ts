import { z } from 'zod'
import { endpoint } from '#platform/endpoint.ts'
import { residents } from '#platform/roles.ts'

/** The first day in the current home while the first-day card is shown, otherwise null. */
export const FirstDay = z.object({ firstDay: z.iso.date().nullable() })
export type FirstDay = z.infer<typeof FirstDay>

export const firstDay = {
  find: endpoint({
    method: 'GET',
    path: '/api/tenant/first-day',
    roles: residents,
    summary: "The signed-in resident's first day in the home, during the first 30 days and until it is dismissed",
    reply: FirstDay,
  }),
  dismiss: endpoint({
    method: 'POST',
    path: '/api/tenant/first-day/dismiss',
    roles: residents,
    summary: 'Stop showing the first-day card for the current home',
    reply: FirstDay,
  }),
}
