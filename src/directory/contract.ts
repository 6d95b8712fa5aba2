import { z } from 'zod'
import { endpoint } from '#platform/endpoint.ts'
import { residents } from '#platform/roles.ts'
import { words } from './words.ts'

/** A neighbour as the directory shows them: only what they chose to show. */
export const Neighbour = z.object({
  name: z.string(),
  unitNumbers: z.array(z.string()),
  phone: z.string().nullable(),
  email: z.string().nullable(),
})
export type Neighbour = z.infer<typeof Neighbour>

const choice = z.boolean(words.badChoice)
/** What somebody lets their neighbours see; without the name nothing is listed. */
export const DirectoryChoices = z.object({
  showName: choice,
  showUnit: choice,
  showPhone: choice,
  showEmail: choice,
})
export type DirectoryChoices = z.infer<typeof DirectoryChoices>

export const OwnEntry = DirectoryChoices.extend({
  /** What a neighbour sees now; null while one is not listed. */
  preview: Neighbour.nullable(),
  /** What there is to show at all. */
  known: z.object({
    name: z.string(),
    unitNumbers: z.array(z.string()),
    phone: z.string().nullable(),
    email: z.string().nullable(),
  }),
  version: z.int(),
})
export type OwnEntry = z.infer<typeof OwnEntry>

export const directory = {
  list: endpoint({
    method: 'GET',
    path: '/api/tenant/directory',
    for: residents,
    summary: 'Neighbours who chose to be listed, with what they chose to show',
    query: z.object({ search: z.string().trim().max(200, words.tooLong).optional() }),
    mayRefuse: [404],
    reply: z.array(Neighbour),
  }),
  own: endpoint({
    method: 'GET',
    path: '/api/tenant/directory-entry',
    for: residents,
    summary: "The signed-in resident's own choices, and what a neighbour sees of them",
    mayRefuse: [404],
    reply: OwnEntry,
  }),
  change: endpoint({
    method: 'PATCH',
    path: '/api/tenant/directory-entry',
    for: residents,
    summary: 'Choose what neighbours may see',
    body: DirectoryChoices.partial(),
    ifMatch: true,
    mayRefuse: [404],
    reply: OwnEntry,
  }),
}
