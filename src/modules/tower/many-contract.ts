import { z } from 'zod'
import { endpoint } from '#platform/endpoint.ts'
import { office } from '#platform/roles.ts'
import { ManyRecords, ManyResult } from '#undo/many.ts'
import { manyWords } from './messages/many.ts'
import { statusesOfMany } from './many-units.ts'

export const manyUnits = {
  change: endpoint({
    method: 'POST',
    path: '/api/admin/units/changes',
    roles: office,
    summary: 'Set the status of many units. Sent again with the same operation, it changes nothing more',
    body: ManyRecords.extend({ status: z.enum(statusesOfMany, manyWords.badStatus) }),
    reply: ManyResult,
  }),
}
