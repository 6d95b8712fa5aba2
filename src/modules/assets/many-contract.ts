import { z } from 'zod'
import { endpoint } from '#platform/endpoint.ts'
import { office } from '#platform/roles.ts'
import { ManyRecords, ManyResult } from '#undo/many.ts'
import { words } from './messages/en.ts'
import { assetStatuses } from './rules.ts'

export const manyAssets = {
  change: endpoint({
    method: 'POST',
    path: '/api/admin/assets/changes',
    roles: office,
    summary:
      'Set the status of many stalls, lockers, keys and fobs. Sent again with the same operation, it changes nothing more',
    body: ManyRecords.extend({ status: z.enum(assetStatuses, words.errors.status) }),
    reply: ManyResult,
  }),
}
