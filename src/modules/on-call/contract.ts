import { z } from 'zod'
import { endpoint } from '#platform/endpoint.ts'
import { administrators, assignable, office } from '#platform/roles.ts'
import { OnCallRota } from './schemas.ts'

const Person = z.object({ id: z.uuid(), name: z.string() })

export const RotaRecord = OnCallRota.extend({
  version: z.int(),
  /** Everyone who can be on call. */
  choices: z.array(Person),
})
export type RotaRecord = z.infer<typeof RotaRecord>

/** Who is on call now, until when, and who is alerted next. */
export const OnCallNow = z.object({
  person: Person.nullable(),
  until: z.iso.datetime().nullable(),
  next: Person.nullable(),
})
export type OnCallNow = z.infer<typeof OnCallNow>

export const Alert = z.object({
  id: z.uuid(),
  kind: z.string(),
  title: z.string(),
  line: z.string(),
  link: z.string().nullable(),
  state: z.enum(['open', 'taken', 'over']),
  createdAt: z.iso.datetime(),
  /** Who was alerted, the first one first. */
  alerted: z.array(Person.extend({ at: z.iso.datetime() })),
  /** Who is alerted next, and when; without a person it is everyone. */
  next: z.object({ person: Person.nullable(), at: z.iso.datetime() }).nullable(),
  takenBy: Person.nullable(),
  takenAt: z.iso.datetime().nullable(),
})
export type Alert = z.infer<typeof Alert>

export const AlertFilter = z.object({
  /** The record that they are about, such as a request; without it, what is open and what was taken in the last day. */
  about: z.uuid().optional(),
  limit: z.coerce.number().int().min(1).max(100).default(20),
})

export const onCall = {
  now: endpoint({
    method: 'GET',
    path: '/api/on-call',
    roles: assignable,
    summary: 'Who is on call now, and who is alerted next',
    background: true,
    reply: OnCallNow,
  }),
  alerts: endpoint({
    method: 'GET',
    path: '/api/alerts',
    roles: assignable,
    summary: 'Alerts, newest first: who was alerted when, and who has it; the maintenance team sees its own',
    query: AlertFilter,
    background: true,
    reply: z.array(Alert),
  }),
  take: endpoint({
    method: 'POST',
    path: '/api/alerts/:id/take',
    roles: assignable,
    summary: '"I have it": take an alert, once; taking it again changes nothing',
    errors: [409],
    reply: Alert,
  }),
  rota: endpoint({
    method: 'GET',
    path: '/api/admin/on-call',
    roles: office,
    summary: 'The rota: who is on call when',
    reply: RotaRecord,
  }),
  setRota: endpoint({
    method: 'PUT',
    path: '/api/admin/settings/on-call',
    roles: administrators,
    summary: 'Replace the rota',
    body: OnCallRota,
    ifMatch: true,
    reply: RotaRecord,
  }),
  test: endpoint({
    method: 'POST',
    path: '/api/admin/settings/on-call/test',
    roles: administrators,
    summary: 'Send a test call to the person on call; it is escalated like any other alert',
    status: 201,
    reply: Alert,
  }),
}
