import { z } from 'zod'
import { endpoint } from '#platform/endpoint.ts'
import { residents, residentsAndHousehold } from '#platform/roles.ts'
import { AuthorisedPersonInput, CollectionRule, VacationNoticeInput } from './schemas.ts'

/** A person without an account who may act for a resident at the front desk. */
export const AuthorisedPerson = z.object({
  id: z.uuid(),
  unitId: z.uuid(),
  unitNumber: z.string(),
  fullName: z.string(),
  note: z.string(),
  validUntil: z.iso.date().nullable(),
  /** Its last day has passed. */
  isExpired: z.boolean(),
  version: z.int(),
})
export type AuthorisedPerson = z.infer<typeof AuthorisedPerson>

export const VacationNotice = z.object({
  id: z.uuid(),
  firstDay: z.iso.date(),
  lastDay: z.iso.date(),
  holdsPackages: z.boolean(),
  note: z.string(),
  version: z.int(),
})
export type VacationNotice = z.infer<typeof VacationNotice>

const Done = z.object({ message: z.string() })
const people = '/api/tenant/authorised-people'
const notices = '/api/tenant/vacation-notices'

export const authorisedPeople = {
  list: endpoint({
    method: 'GET',
    path: people,
    roles: residents,
    summary: 'The people whom the signed-in resident authorised to act for them at the front desk',
    reply: z.array(AuthorisedPerson),
  }),
  add: endpoint({
    method: 'POST',
    path: people,
    roles: residents,
    summary: 'Authorise a person to collect packages for one of the own homes',
    body: AuthorisedPersonInput,
    status: 201,
    errors: [409],
    reply: AuthorisedPerson,
  }),
  change: endpoint({
    method: 'PUT',
    path: `${people}/:id`,
    roles: residents,
    summary: 'Correct an authorised person',
    body: AuthorisedPersonInput,
    ifMatch: true,
    errors: [409],
    reply: AuthorisedPerson,
  }),
  end: endpoint({
    method: 'DELETE',
    path: `${people}/:id`,
    roles: residents,
    summary: 'End what an authorised person may do, at once',
    reply: Done,
  }),
}

const rule = '/api/tenant/collection-rule'
const ofPerson = { roles: residentsAndHousehold, householdRight: 'any' } as const

export const collectionRule = {
  find: endpoint({
    ...ofPerson,
    method: 'GET',
    path: rule,
    summary: 'Whether people whom others in the home authorised may collect the packages of the signed-in person',
    reply: CollectionRule,
  }),
  change: endpoint({
    ...ofPerson,
    method: 'PUT',
    path: rule,
    summary: 'Allow people whom others in the home authorised to collect the own packages, or not',
    body: CollectionRule,
    reply: CollectionRule,
  }),
}

export const vacationNotices = {
  list: endpoint({
    method: 'GET',
    path: notices,
    roles: residents,
    summary: 'The present and coming vacation notices of the signed-in resident, the earliest first',
    reply: z.array(VacationNotice),
  }),
  add: endpoint({
    method: 'POST',
    path: notices,
    roles: residents,
    summary: 'Tell the front desk about a vacation',
    body: VacationNoticeInput,
    status: 201,
    errors: [409],
    reply: VacationNotice,
  }),
  change: endpoint({
    method: 'PUT',
    path: `${notices}/:id`,
    roles: residents,
    summary: 'Change a vacation notice',
    body: VacationNoticeInput,
    ifMatch: true,
    reply: VacationNotice,
  }),
  end: endpoint({
    method: 'DELETE',
    path: `${notices}/:id`,
    roles: residents,
    summary: 'Remove a vacation notice',
    reply: Done,
  }),
}
