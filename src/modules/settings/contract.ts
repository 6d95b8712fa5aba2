import { z } from 'zod'
import { Cursor } from '#platform/cursor.ts'
import { endpoint } from '#platform/endpoint.ts'
import { administrators } from '#platform/roles.ts'
import { words } from './messages/en.ts'

/** Fields by name, as JSON; a change contains only those that differ. */
export const Setting = z.record(z.string(), z.unknown())
export type Setting = z.infer<typeof Setting>

const Person = z.object({ id: z.uuid(), name: z.string() })

/** One change of the settings. */
export const SettingChange = z.object({
  id: z.uuid(),
  area: z.string(),
  /** A field that is missing here did not exist before. */
  before: Setting,
  after: Setting,
  madeBy: Person,
  madeAt: z.iso.datetime(),
  undoneBy: Person.nullable(),
  undoneAt: z.iso.datetime().nullable(),
  /** The change that this one undid. */
  undoes: z.uuid().nullable(),
  /** Why it cannot be undone now; null when it can. */
  undoDisabledReason: z.string().nullable(),
})
export type SettingChange = z.infer<typeof SettingChange>

export const ChangeFilter = z.object({
  /** An area with all its parts: `content` includes `content.home.en`. */
  area: z
    .string(words.badArea)
    .regex(/^[a-z0-9-]{1,40}(?:\.[a-z0-9-]{1,40}){0,4}$/, words.badArea)
    .optional(),
  /** Only the caller's own changes. */
  own: z.stringbool(words.badOwn).optional(),
  limit: z.coerce
    .number(words.badLimit)
    .int(words.badLimit)
    .min(1, words.badLimit)
    .max(100, words.badLimit)
    .default(20),
  cursor: Cursor,
})
export type ChangeFilter = z.infer<typeof ChangeFilter>

export const settings = {
  changes: endpoint({
    method: 'GET',
    path: '/api/admin/settings/changes',
    roles: administrators,
    summary: 'The changes of the settings, newest first, optionally of one area',
    query: ChangeFilter,
    reply: z.array(SettingChange),
  }),
  undo: endpoint({
    method: 'POST',
    path: '/api/admin/settings/changes/:id/undo',
    roles: administrators,
    summary: 'Undo a change of the settings; rejected when its fields have changed since',
    errors: [409],
    reply: SettingChange,
  }),
}
