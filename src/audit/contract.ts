import { z } from 'zod'
import { endpoint } from '#platform/endpoint.ts'
import { administrators } from '#platform/roles.ts'
import { kinds, slots } from './choices.ts'
import { words } from './words.ts'

const Day = z.iso.date(words.badDay)

/** Which entries, by who did it, what it was about, what sort of deed, and on which days of the building. */
const Fitting = z.object({
  by: z.uuid(words.badPerson).optional(),
  noun: z.string().trim().max(100).optional(),
  kind: z.enum(kinds, words.badKind).optional(),
  from: Day.optional(),
  to: Day.optional(),
})
export type Fitting = z.infer<typeof Fitting>

export const AuditFilter = Fitting.extend({
  limit: z.coerce
    .number(words.badLimit)
    .int(words.badLimit)
    .min(1, words.badLimit)
    .max(200, words.badLimit)
    .default(50),
  /** The last entry of the page before. */
  cursor: z.uuid(words.badCursor).optional(),
})
export type AuditFilter = z.infer<typeof AuditFilter>

/** A piece of a sentence; `to` where it names a record that can still be opened. */
const Part = z.object({
  text: z.string(),
  to: z.object({ kind: z.enum(slots), id: z.uuid() }).nullable(),
})
export type Part = z.infer<typeof Part>

export const AuditEntry = z.object({
  id: z.uuid(),
  at: z.iso.datetime(),
  /** Null: the program itself, or somebody who was not signed in. */
  byId: z.uuid().nullable(),
  noun: z.string(),
  action: z.string(),
  /** From who did it to the end. */
  sentence: z.array(Part),
  /** The fields that differ, as people call them. */
  changes: z.array(z.object({ field: z.string(), before: z.string().nullable(), after: z.string().nullable() })),
  address: z.string().nullable(),
})
export type AuditEntry = z.infer<typeof AuditEntry>

export const audit = {
  list: endpoint({
    method: 'GET',
    path: '/api/admin/audit',
    for: administrators,
    summary: 'What was done in the house, newest first, as sentences; with X-Total-Count on the first page',
    query: AuditFilter,
    reply: z.array(AuditEntry),
  }),
  choices: endpoint({
    method: 'GET',
    path: '/api/admin/audit/choices',
    for: administrators,
    summary: 'Who and what the log knows, for its filters',
    reply: z.object({
      people: z.array(z.object({ id: z.uuid(), name: z.string() })),
      nouns: z.array(z.string()),
    }),
  }),
  take: endpoint({
    method: 'GET',
    path: '/api/admin/audit/export',
    for: administrators,
    summary: 'Every entry that fits, as CSV for a spreadsheet. The log keeps who took it',
    query: Fitting,
    type: 'text/csv',
    reply: z.string(),
  }),
}
