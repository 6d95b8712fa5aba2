import { z } from 'zod'
import { endpoint } from '#platform/endpoint.ts'
import { office } from '#platform/roles.ts'
import { ManyRecords, ManyResult } from '#undo/many.ts'
import { resourceActions } from './choices.ts'
import { manyWords } from './messages/many.ts'

export const manyResources = {
  change: endpoint({
    method: 'POST',
    path: '/api/admin/resources/changes',
    roles: office,
    summary: 'Archive or restore many texts and documents. Sent again with the same operation, it changes nothing more',
    body: ManyRecords.extend({ action: z.enum(resourceActions, manyWords.badAction) }),
    reply: ManyResult,
  }),
}
