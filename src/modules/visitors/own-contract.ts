import { z } from 'zod'
import { endpoint } from '#platform/endpoint.ts'
import { residents } from '#platform/roles.ts'
import { passStates } from './choices.ts'
import { EmailInput, PassInput } from './schemas.ts'

/** A visit as the resident announced it, with the code and the link of its pass. */
export const OwnPass = z.object({
  id: z.uuid(),
  unitId: z.uuid(),
  unitNumber: z.string(),
  guests: z.array(z.object({ fullName: z.string(), isHere: z.boolean(), hasArrived: z.boolean() })),
  firstDay: z.iso.date(),
  lastDay: z.iso.date(),
  weekdays: z.array(z.int()).nullable(),
  startsAt: z.string(),
  endsAt: z.string(),
  note: z.string(),
  state: z.enum(passStates),
  /** The visit that is running or next; null when it has ended. */
  next: z.object({ from: z.iso.datetime(), until: z.iso.datetime() }).nullable(),
  stall: z.object({ number: z.string(), plate: z.string() }).nullable(),
  guestEmail: z.string().nullable(),
  emailedAt: z.iso.datetime().nullable(),
  /** Ready for the desk's scanner, and as it is shown. */
  code: z.string(),
  /** The page of the pass, for guests; it needs no account. */
  link: z.string(),
  version: z.int(),
})
export type OwnPass = z.infer<typeof OwnPass>

export const OwnVisitors = z.object({
  /** Those that have not ended, the next one first, and those of the last days. */
  passes: z.array(OwnPass),
  /** Visitor stalls of this month, for each home. */
  stalls: z.array(z.object({ unitId: z.uuid(), used: z.int(), perMonth: z.int() })),
})
export type OwnVisitors = z.infer<typeof OwnVisitors>

const path = '/api/tenant/visitor-passes'

export const ownVisitors = {
  list: endpoint({
    method: 'GET',
    path,
    roles: residents,
    summary: 'The visitors whom the signed-in resident announced, with their passes',
    hasSecret: true,
    reply: OwnVisitors,
  }),
  add: endpoint({
    method: 'POST',
    path,
    roles: residents,
    summary: 'Announce visitors: once, on days that repeat, or a party with a list of names',
    body: PassInput,
    status: 201,
    hasSecret: true,
    errors: [409],
    reply: OwnPass,
  }),
  change: endpoint({
    method: 'PUT',
    path: `${path}/:id`,
    roles: residents,
    summary: 'Change announced visitors; the pass stays the same',
    body: PassInput,
    ifMatch: true,
    hasSecret: true,
    errors: [409],
    reply: OwnPass,
  }),
  cancel: endpoint({
    method: 'DELETE',
    path: `${path}/:id`,
    roles: residents,
    summary: 'Cancel announced visitors; the pass admits no longer, and a stall is free again',
    reply: z.object({ message: z.string() }),
  }),
  email: endpoint({
    method: 'POST',
    path: `${path}/:id/email`,
    roles: residents,
    summary: 'Send the pass to a guest by e-mail',
    body: EmailInput,
    hasSecret: true,
    errors: [409, 429],
    reply: OwnPass,
  }),
}
