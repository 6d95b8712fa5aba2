import { z } from 'zod'
import { endpoint } from '#platform/endpoint.ts'
import { fieldText } from '#platform/language/field-errors.ts'
import { residentsAndHousehold } from '#platform/roles.ts'
import { OwnRequest } from '../resident/contract.ts'
import { orderErrors } from './messages/errors.ts'
import { NewVisit } from './schemas.ts'

/** The visit of a vendor, for the resident whose home it is. */
export const ownVisits = {
  confirm: endpoint({
    method: 'POST',
    path: '/api/tenant/maintenance-requests/:id/visit/confirm',
    roles: residentsAndHousehold,
    householdRight: 'requests',
    summary: "Confirm the time of a vendor's visit",
    body: z.object({
      /** The beginning of the time that is confirmed; 409 when it has changed. */
      from: z.iso.datetime({ error: fieldText((language) => orderErrors[language].badTime) }),
    }),
    errors: [409],
    reply: OwnRequest,
  }),
  propose: endpoint({
    method: 'POST',
    path: '/api/tenant/maintenance-requests/:id/visit',
    roles: residentsAndHousehold,
    householdRight: 'requests',
    summary: 'Ask the vendor for another time',
    body: NewVisit,
    errors: [409],
    reply: OwnRequest,
  }),
}
