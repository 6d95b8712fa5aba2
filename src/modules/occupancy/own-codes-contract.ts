import { z } from 'zod'
import { endpoint } from '#platform/endpoint.ts'
import { residentsAndHousehold } from '#platform/roles.ts'
import { fieldText } from '#platform/language/field-errors.ts'
import { occupancyErrors } from './messages/errors.ts'

/** The codes of a resident, for each current home. */
export const ownCodeNames = ['unitAccessCode', 'storageLockerAccessCode', 'keypadCode'] as const
export const OwnCodeName = z.enum(ownCodeNames, { error: fieldText((language) => occupancyErrors[language].whichCode) })
export type OwnCodeName = z.infer<typeof OwnCodeName>

/** A code that can be revealed, with its home. */
export const OwnCode = z.object({
  code: OwnCodeName,
  unit: z.object({ id: z.uuid(), unitNumber: z.string() }),
})
export type OwnCode = z.infer<typeof OwnCode>

export const OwnCodeRequest = z.object({
  code: OwnCodeName,
  /** The home; by default the oldest one with such a code. */
  unitId: z.uuid({ error: fieldText((language) => occupancyErrors[language].badHome) }).nullish(),
})
export type OwnCodeRequest = z.infer<typeof OwnCodeRequest>

export const ownCodes = {
  list: endpoint({
    method: 'GET',
    path: '/api/tenant/access-codes',
    roles: residentsAndHousehold,
    householdRight: 'codes',
    summary: "The names of the signed-in resident's codes, without the codes",
    reply: z.array(OwnCode),
  }),
  reveal: endpoint({
    method: 'POST',
    path: '/api/tenant/access-codes/reveal',
    roles: residentsAndHousehold,
    householdRight: 'codes',
    summary: 'Reveal one of the own codes; audited, and limited per hour',
    body: OwnCodeRequest,
    errors: [404, 429],
    hasSecret: true,
    reply: z.object({ code: OwnCodeName, value: z.string() }),
  }),
}
