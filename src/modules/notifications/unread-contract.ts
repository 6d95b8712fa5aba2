import { z } from 'zod'
import { endpoint } from '#platform/endpoint.ts'
import { signedIn } from '#platform/roles.ts'

/** The count in the bell; apart from the other calls, because every first screen has it. */
export const unreadNotifications = {
  count: endpoint({
    method: 'GET',
    path: '/api/account/notifications/unread',
    roles: signedIn,
    householdRight: 'any',
    summary: 'The number of unread notifications',
    background: true,
    reply: z.object({ unread: z.int() }),
  }),
}
