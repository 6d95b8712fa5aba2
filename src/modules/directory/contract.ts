import { z } from 'zod'
import { endpoint } from '#platform/endpoint.ts'
import { residents } from '#platform/roles.ts'
import { fieldText } from '#platform/language/field-errors.ts'
import { directoryTexts } from './messages/index.ts'

/** A neighbour in the directory, with the fields they chose to show. */
export const Neighbour = z.object({
  name: z.string(),
  unitNumbers: z.array(z.string()),
  phone: z.string().nullable(),
  email: z.string().nullable(),
})
export type Neighbour = z.infer<typeof Neighbour>

const choice = z.boolean({ error: fieldText((language) => directoryTexts[language].badChoice) })
/** What a resident shows to neighbours; without the name nothing is listed. */
export const DirectoryChoices = z.object({
  showName: choice,
  showUnit: choice,
  showPhone: choice,
  showEmail: choice,
})
export type DirectoryChoices = z.infer<typeof DirectoryChoices>

export const DirectoryEntry = DirectoryChoices.extend({
  /** What a neighbour sees now; null when not listed. */
  preview: Neighbour.nullable(),
  /** The values that can be shown. */
  known: z.object({
    name: z.string(),
    unitNumbers: z.array(z.string()),
    phone: z.string().nullable(),
    email: z.string().nullable(),
  }),
  version: z.int(),
})
export type DirectoryEntry = z.infer<typeof DirectoryEntry>

export const directory = {
  list: endpoint({
    method: 'GET',
    path: '/api/tenant/directory',
    roles: residents,
    summary: 'Neighbours who chose to be listed, with the fields they chose',
    query: z.object({
      search: z
        .string()
        .trim()
        .max(200, { error: fieldText((language) => directoryTexts[language].tooLong) })
        .optional(),
    }),
    errors: [404],
    reply: z.array(Neighbour),
  }),
  own: endpoint({
    method: 'GET',
    path: '/api/tenant/directory-entry',
    roles: residents,
    summary: "The signed-in resident's own choices, and what a neighbour sees of them",
    errors: [404],
    reply: DirectoryEntry,
  }),
  change: endpoint({
    method: 'PATCH',
    path: '/api/tenant/directory-entry',
    roles: residents,
    summary: 'Choose what neighbours may see',
    body: DirectoryChoices.partial(),
    ifMatch: true,
    errors: [404],
    reply: DirectoryEntry,
  }),
}
