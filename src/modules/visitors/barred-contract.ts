import { z } from 'zod'
import { endpoint } from '#platform/endpoint.ts'
import { office } from '#platform/roles.ts'
import { BarredInput } from './barred-schemas.ts'

/** An entry of the list of people who must not be admitted. */
export const Barred = z.object({
  id: z.uuid(),
  fullName: z.string(),
  unit: z.object({ id: z.uuid(), unitNumber: z.string() }).nullable(),
  reason: z.string(),
  validUntil: z.iso.date().nullable(),
  addedBy: z.string(),
  createdAt: z.iso.datetime(),
  version: z.int(),
})
export type Barred = z.infer<typeof Barred>

const Done = z.object({ message: z.string() })
const path = '/api/desk/do-not-admit'

export const doNotAdmit = {
  list: endpoint({
    method: 'GET',
    path,
    roles: office,
    summary: 'People whom the desk must not admit, with the reasons',
    reply: z.array(Barred),
  }),
  add: endpoint({
    method: 'POST',
    path,
    roles: office,
    summary: 'Add a person whom the desk must not admit',
    body: BarredInput,
    status: 201,
    reply: Barred,
  }),
  change: endpoint({
    method: 'PUT',
    path: `${path}/:id`,
    roles: office,
    summary: 'Change an entry of a person whom the desk must not admit',
    body: BarredInput,
    ifMatch: true,
    reply: Barred,
  }),
  end: endpoint({
    method: 'DELETE',
    path: `${path}/:id`,
    roles: office,
    summary: 'Admit a person again',
    reply: Done,
  }),
}
