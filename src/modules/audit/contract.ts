import { z } from 'zod'
import { Cursor } from '#platform/cursor.ts'
import { endpoint } from '#platform/endpoint.ts'
import { administrators } from '#platform/roles.ts'
import { kinds, longestList, slots } from './choices.ts'
import { words } from './messages/en.ts'

const Day = z.iso.date(words.badDay)

/** Filters by author, module, kind, and days in the building's time zone. */
const EntryFilter = z.object({
  by: z.uuid(words.badPerson).optional(),
  recordType: z.string().trim().max(100).optional(),
  kind: z.enum(kinds, words.badKind).optional(),
  from: Day.optional(),
  to: Day.optional(),
})
export type EntryFilter = z.infer<typeof EntryFilter>

export const AuditFilter = EntryFilter.extend({
  limit: z.coerce
    .number(words.badLimit)
    .int(words.badLimit)
    .min(1, words.badLimit)
    .max(longestList, words.badLimit)
    .default(50),
  cursor: Cursor,
})
export type AuditFilter = z.infer<typeof AuditFilter>

/** A part of a sentence; `to` is a record that can be opened. */
const Part = z.object({
  text: z.string(),
  to: z.object({ kind: z.enum(slots), id: z.uuid() }).nullable(),
})
export type Part = z.infer<typeof Part>

export const AuditEntry = z.object({
  id: z.uuid(),
  at: z.iso.datetime(),
  /** Null for the program itself and for anonymous callers. */
  byId: z.uuid().nullable(),
  recordType: z.string(),
  action: z.string(),
  /** The whole sentence, author included. */
  sentence: z.array(Part),
  /** The changed fields with readable names. */
  changes: z.array(z.object({ field: z.string(), before: z.string().nullable(), after: z.string().nullable() })),
  address: z.string().nullable(),
})
export type AuditEntry = z.infer<typeof AuditEntry>

export const audit = {
  list: endpoint({
    method: 'GET',
    path: '/api/admin/audit',
    roles: administrators,
    summary: 'The audit log as sentences, newest first; with X-Total-Count on the first page',
    query: AuditFilter,
    reply: z.array(AuditEntry),
  }),
  choices: endpoint({
    method: 'GET',
    path: '/api/admin/audit/choices',
    roles: administrators,
    summary: 'The people and modules of the log, for its filters',
    reply: z.object({
      people: z.array(z.object({ id: z.uuid(), name: z.string() })),
      recordTypes: z.array(z.string()),
    }),
  }),
  exportLog: endpoint({
    method: 'GET',
    path: '/api/admin/audit/export',
    roles: administrators,
    summary: 'Every matching entry, as CSV for a spreadsheet. The export is audited',
    query: EntryFilter,
    contentType: 'text/csv',
    reply: z.string(),
  }),
}
