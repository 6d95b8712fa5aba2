import { z } from 'zod'
import { endpoint } from '#platform/endpoint.ts'
import { office, staffOnly } from '#platform/roles.ts'
import { StatusAsSent } from './choices.ts'
import { NewNote, NewRequest, RequestChanges, StatusChangeNote } from './request-input.ts'
import { MaintenanceNote, MaintenanceRequest, RequestFilter } from './request.ts'

export const maintenance = {
  list: endpoint({
    method: 'GET',
    path: '/api/admin/maintenance-requests',
    for: office,
    summary: 'Requests, newest first',
    query: RequestFilter,
    reply: z.array(MaintenanceRequest),
  }),
  file: endpoint({
    method: 'POST',
    path: '/api/admin/units/:id/maintenance-request',
    for: office,
    summary: 'File a request for a unit',
    body: NewRequest,
    status: 201,
    reply: MaintenanceRequest,
  }),
  history: endpoint({
    method: 'GET',
    path: '/api/admin/maintenance-history/:unitId',
    for: office,
    summary: 'What was reported of a unit and is not worked on now: on hold first, then the newest',
    reply: z.array(MaintenanceRequest),
  }),
  find: endpoint({
    method: 'GET',
    path: '/api/admin/maintenance-requests/:id',
    for: office,
    summary: 'One request',
    reply: MaintenanceRequest,
  }),
  change: endpoint({
    method: 'PATCH',
    path: '/api/admin/maintenance-requests/:id',
    for: office,
    summary: 'Change a request; a change of status leaves one note',
    body: RequestChanges,
    reply: MaintenanceRequest,
  }),
  move: endpoint({
    method: 'PATCH',
    path: '/api/admin/maintenance-requests/:id/status',
    for: office,
    summary: 'Move a request to another status',
    body: z.object({ status: StatusAsSent }),
    reply: MaintenanceRequest,
  }),
  notes: endpoint({
    method: 'GET',
    path: '/api/admin/maintenance-requests/:id/notes',
    for: office,
    summary: 'The notes of a request, oldest first',
    reply: z.array(MaintenanceNote),
  }),
  addNote: endpoint({
    method: 'POST',
    path: '/api/admin/maintenance-requests/:id/notes',
    for: office,
    summary: 'Add a note to a request',
    body: NewNote,
    status: 201,
    reply: MaintenanceNote,
  }),
  noteChange: endpoint({
    method: 'POST',
    path: '/api/admin/maintenance-notes',
    for: office,
    summary: 'The note of a status change (which the change itself has written), or a plain note',
    body: StatusChangeNote,
    status: 201,
    reply: MaintenanceNote,
  }),
  queue: endpoint({
    method: 'GET',
    path: '/api/staff/maintenance-requests',
    for: staffOnly,
    summary: "The staff portal's list: open requests first",
    reply: z.array(MaintenanceRequest),
  }),
}
