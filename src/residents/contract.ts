import { z } from 'zod'
import { endpoint } from '#platform/endpoint.ts'
import { administrators, office, residents as residentsOnly } from '#platform/roles.ts'
import { AccessCodeName } from './choices.ts'
import { NoteText } from './fields.ts'
import { OwnProfile, Resident, ResidentDeed, ResidentFilter, VacantUnit } from './resident.ts'
import { NewResident, ResidentChanges } from './resident-input.ts'

/** Those that tell of the home too are answered by occupancy, which knows it. */
export const residents = {
  list: endpoint({
    method: 'GET',
    path: '/api/admin/tenants',
    for: office,
    summary: 'Residents with their homes',
    query: ResidentFilter,
    kept: true,
    reply: z.array(Resident),
  }),
  vacantUnits: endpoint({
    method: 'GET',
    path: '/api/admin/tenants/vacant-units',
    for: office,
    summary: 'Units without a resident, to offer to a new one',
    reply: z.array(VacantUnit),
  }),
  find: endpoint({
    method: 'GET',
    path: '/api/admin/tenants/:id',
    for: office,
    summary: 'One resident',
    reply: Resident,
  }),
  add: endpoint({
    method: 'POST',
    path: '/api/admin/tenants',
    for: office,
    summary: 'Add a resident: account, record and home in one step',
    body: NewResident,
    status: 201,
    mayRefuse: [404, 503],
    reply: Resident,
  }),
  change: endpoint({
    method: 'PATCH',
    path: '/api/admin/tenants/:id',
    for: office,
    summary: 'Change a resident; a suspended one is signed out at once',
    body: ResidentChanges,
    ifMatch: true,
    mayRefuse: [409],
    reply: Resident,
  }),
  addNote: endpoint({
    method: 'POST',
    path: '/api/admin/tenants/:id/notes',
    for: office,
    summary: "Append a note with time and author to the office's notes",
    body: z.object({ note: NoteText }),
    status: 201,
    reply: Resident,
  }),
  reveal: endpoint({
    method: 'POST',
    path: '/api/admin/tenants/:id/reveal',
    for: office,
    summary: 'Show one code; the audit log keeps who looked',
    body: z.object({ code: AccessCodeName }),
    reply: z.object({ code: AccessCodeName, value: z.string() }),
  }),
  activity: endpoint({
    method: 'GET',
    path: '/api/admin/tenants/:id/activity',
    for: office,
    summary: 'What happened to a resident, from the audit log, newest first',
    reply: z.array(ResidentDeed),
  }),
  own: endpoint({
    method: 'GET',
    path: '/api/tenant/profile/:userId',
    for: residentsOnly,
    summary: "The signed-in resident's own record with the homes; anybody else's is not there",
    reply: OwnProfile,
  }),
  exportList: endpoint({
    method: 'GET',
    path: '/api/admin/exports/tenants',
    for: administrators,
    summary: 'The list as CSV for a spreadsheet; the audit log keeps who took it',
    query: ResidentFilter,
    type: 'text/csv',
    reply: z.string(),
  }),
}
