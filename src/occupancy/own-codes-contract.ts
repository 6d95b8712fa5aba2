import { z } from 'zod'
import { endpoint } from '#platform/endpoint.ts'
import { residents } from '#platform/roles.ts'

/** The codes a resident has: two of the own record, and the keypad of each home. */
export const ownCodeNames = ['unitAccessCode', 'storageLockerAccessCode', 'keypadCode'] as const
export const OwnCodeName = z.enum(ownCodeNames, 'Say which code: unitAccessCode, storageLockerAccessCode or keypadCode')
export type OwnCodeName = z.infer<typeof OwnCodeName>

/** A code that is there to be shown; `unit` says whose keypad it opens. */
export const OwnCode = z.object({
  code: OwnCodeName,
  unit: z.object({ id: z.uuid(), unitNumber: z.string() }).nullable(),
})
export type OwnCode = z.infer<typeof OwnCode>

export const WantedCode = z.object({
  code: OwnCodeName,
  /** Of which home, for a keypad. */
  unitId: z.uuid('unitId must be the id of one of your homes').nullish(),
})
export type WantedCode = z.infer<typeof WantedCode>

export const ownCodes = {
  list: endpoint({
    method: 'GET',
    path: '/api/tenant/access-codes',
    for: residents,
    summary: 'Which codes the signed-in resident has; never a code itself',
    reply: z.array(OwnCode),
  }),
  reveal: endpoint({
    method: 'POST',
    path: '/api/tenant/access-codes/reveal',
    for: residents,
    summary: 'Show one of the own codes; the audit log keeps each look',
    body: WantedCode,
    mayRefuse: [404],
    reply: z.object({ code: OwnCodeName, value: z.string() }),
  }),
}
