import { z } from 'zod'
import { endpoint } from '#platform/endpoint.ts'
import { administrators, office, residents as residentsOnly } from '#platform/roles.ts'
import { fieldText } from '#platform/language/field-errors.ts'
import { UndoableQuery } from '#undo/operation.ts'
import { AccessCodeName } from './schemas.ts'
import { maxInvited } from './choices.ts'
import { words } from './messages/en.ts'
import { residentErrors } from './messages/errors.ts'
import { NoteText } from './fields.ts'
import { OwnProfile, Resident, ResidentEvent, ResidentFilter, ResidentViewFilters, VacantUnit } from './resident.ts'
import { NewResident, ResidentChanges } from './resident-input.ts'

/** Endpoints whose replies include the home are served by occupancy. */
export const residents = {
  list: endpoint({
    method: 'GET',
    path: '/api/admin/tenants',
    roles: office,
    summary: 'Residents with their homes',
    query: ResidentFilter,
    etag: true,
    reply: z.array(Resident),
  }),
  countEach: endpoint({
    method: 'POST',
    path: '/api/admin/tenants/counts',
    roles: office,
    summary: 'How many residents match each of these filters',
    body: ResidentViewFilters,
    reply: z.object({ counts: z.array(z.int()) }),
    background: true,
  }),
  vacantUnits: endpoint({
    method: 'GET',
    path: '/api/admin/tenants/vacant-units',
    roles: office,
    summary: 'Units without a resident, to offer to a new one',
    reply: z.array(VacantUnit),
  }),
  find: endpoint({
    method: 'GET',
    path: '/api/admin/tenants/:id',
    roles: office,
    summary: 'One resident',
    reply: Resident,
  }),
  add: endpoint({
    method: 'POST',
    path: '/api/admin/tenants',
    roles: office,
    summary: 'Add a resident: account, record and home in one step',
    body: NewResident,
    status: 201,
    errors: [404, 503],
    reply: Resident,
  }),
  change: endpoint({
    method: 'PATCH',
    path: '/api/admin/tenants/:id',
    roles: office,
    summary: 'Change a resident; a suspended one is signed out at once',
    query: UndoableQuery,
    body: ResidentChanges,
    ifMatch: true,
    errors: [409],
    reply: Resident,
  }),
  addNote: endpoint({
    method: 'POST',
    path: '/api/admin/tenants/:id/notes',
    roles: office,
    summary: "Append a note with time and author to the office's notes",
    body: z.object({ note: NoteText }),
    status: 201,
    reply: Resident,
  }),
  reveal: endpoint({
    method: 'POST',
    path: '/api/admin/tenants/:id/reveal',
    roles: office,
    summary: 'Reveal one code of a home; audited, and limited per hour',
    body: z.object({
      code: AccessCodeName,
      /** The home; by default the oldest one. */
      unitId: z.uuid({ error: fieldText((language) => residentErrors[language].badUnit) }).nullish(),
    }),
    errors: [429],
    hasSecret: true,
    reply: z.object({ code: AccessCodeName, value: z.string() }),
  }),
  activity: endpoint({
    method: 'GET',
    path: '/api/admin/tenants/:id/activity',
    roles: office,
    summary: 'The audit events about a resident, newest first',
    reply: z.array(ResidentEvent),
  }),
  own: endpoint({
    method: 'GET',
    path: '/api/tenant/profile/:userId',
    roles: residentsOnly,
    summary: "The signed-in resident's own record with the homes; 404 for any other",
    reply: OwnProfile,
  }),
  ownRecord: endpoint({
    method: 'GET',
    path: '/api/tenant/profile',
    roles: residentsOnly,
    errors: [404],
    summary: "The signed-in resident's own record with the homes, before the portal knows the id",
    reply: OwnProfile,
  }),
  exportList: endpoint({
    method: 'GET',
    path: '/api/admin/exports/tenants',
    roles: administrators,
    summary: 'The list as CSV for a spreadsheet; the export is audited',
    query: ResidentFilter.extend({
      /** The names of columns with commas between them; all without it. */
      columns: z.string().max(400).optional(),
    }),
    contentType: 'text/csv',
    reply: z.string(),
  }),
  exportChosen: endpoint({
    method: 'POST',
    path: '/api/admin/exports/tenants',
    roles: administrators,
    summary: 'Chosen residents as CSV for a spreadsheet; the export is audited',
    body: z.object({
      ids: z.array(z.uuid(words.badIds), words.badIds).min(1, words.badIds).max(maxInvited, words.badIds),
      columns: z.string(words.badIds).max(400).optional(),
    }),
    contentType: 'text/csv',
    reply: z.string(),
  }),
}
