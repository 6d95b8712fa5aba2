import { z } from 'zod'
import { endpoint } from '#platform/endpoint.ts'
import { office } from '#platform/roles.ts'
import { ManyRecords, ManyResult } from '#undo/many.ts'
import { manyWords } from './messages/many.ts'

/** Apart from the other calls about events, because the first screen of residents loads those. */
export const manyEvents = {
  change: endpoint({
    method: 'POST',
    path: '/api/admin/events/changes',
    roles: office,
    summary: 'Cancel many events. Sent again with the same operation, it changes nothing more',
    body: ManyRecords.extend({ action: z.literal('cancel', manyWords.badAction) }),
    reply: ManyResult,
  }),
}
