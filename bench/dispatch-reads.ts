import type pg from 'pg'

type Server = { at: string; adminId: string; requestIds: readonly string[] }

/** The reads of notifications, on call, work orders and the front desk that `api.ts` measures, with their names in its table. */
export const dispatchNames = {
  unread: 'number at the bell',
  bell: 'newest notifications of the bell',
  alerts: 'open alerts with who was alerted',
  rota: 'who is on call',
  orders: 'work orders of a request',
  desk: 'packages by shelf, and what needs a look',
  parcels: 'newest packages at the desk',
  deskSearch: "the desk's search",
} as const
export const dispatchReads = Object.keys(dispatchNames) as (keyof typeof dispatchNames)[]

const requestOf = ({ requestIds }: Server) => requestIds.at(-1) ?? ''

export const dispatchCalls = (server: Server): Record<keyof typeof dispatchNames, string> => ({
  unread: `${server.at}/api/account/notifications/unread`,
  bell: `${server.at}/api/account/notifications?state=all&limit=10`,
  alerts: `${server.at}/api/alerts`,
  rota: `${server.at}/api/on-call`,
  orders: `${server.at}/api/admin/maintenance-requests/${requestOf(server)}/work-orders`,
  desk: `${server.at}/api/desk/packages/summary`,
  parcels: `${server.at}/api/desk/packages?limit=50`,
  deskSearch: `${server.at}/api/desk/search?text=okafor`,
})

/** The demo building has no work order and no alert: adds one of each. */
export async function addDispatchRecords(client: pg.Client, server: Server) {
  await client.query(
    `insert into work_orders (id, number, request_id, vendor_id, sent_by, scope, status)
     select gen_random_uuid(), 9000, $1, vendors.id, $2, 'Replace the valve.', 'sent' from vendors order by id limit 1`,
    [requestOf(server), server.adminId],
  )
  await client.query(
    `with alert as (insert into alerts (id, kind, params, about_type, about_id, key)
       values (gen_random_uuid(), 'urgent_request', '{"number": "1", "title": "Leak", "place": "Lobby"}', 'maintenance', $1, 'measured')
       returning id)
     insert into alert_notices (alert_id, user_id, at) select id, $2, now() from alert`,
    [requestOf(server), server.adminId],
  )
}
