import { z } from 'zod'
import { Cursor } from '#platform/cursor.ts'
import { endpoint } from '#platform/endpoint.ts'
import { frontDesk } from '#platform/roles.ts'
import { UndoableQuery } from '#undo/operation.ts'
import { entryKinds } from './choices.ts'
import { AnnouncementOfEntry, EndOfShift, FollowUpDone, NewEntry, RequestOfEntry, ScannedPoint } from './schemas.ts'

const Instant = z.iso.datetime()

/** What has to be done about an entry; open while `doneAt` is null. */
export const FollowUp = z.object({
  id: z.uuid(),
  doneAt: Instant.nullable(),
  doneBy: z.string().nullable(),
  note: z.string(),
})

export const LogEntry = z.object({
  id: z.uuid(),
  kind: z.enum(entryKinds),
  body: z.string(),
  /** The number of the unit, or the name of a common area. */
  place: z.string(),
  photoId: z.uuid().nullable(),
  at: Instant,
  by: z.string(),
  /** When the server received one that was written without a connection; null for any other. */
  receivedAt: Instant.nullable(),
  /** Whose session sent it, if that was another person than the writer. */
  sentBy: z.string().nullable(),
  correctsId: z.uuid().nullable(),
  followUp: FollowUp.nullable(),
  /** What it became. */
  request: z.object({ id: z.uuid(), number: z.int() }).nullable(),
  announcementId: z.uuid().nullable(),
})
export type LogEntry = z.infer<typeof LogEntry>

/** A round through the building, with the points that were scanned. */
export const Round = z.object({
  id: z.uuid(),
  beganAt: Instant,
  by: z.string(),
  endedAt: Instant.nullable(),
  /** All points of the round. */
  points: z.int(),
  scans: z.array(z.object({ place: z.string(), at: Instant })),
  /** The points that were not reached, or not yet. */
  left: z.array(z.string()),
})
export type Round = z.infer<typeof Round>

export const Shift = z.object({
  id: z.uuid(),
  beganAt: Instant,
  beganBy: z.string(),
  /** When the open points of the shifts before were confirmed as read. */
  readAt: Instant.nullable(),
  readPoints: z.int().nullable(),
  endedAt: Instant.nullable(),
  endedBy: z.string().nullable(),
  /** For the next shift. */
  note: z.string(),
  entryCount: z.int(),
})
export type Shift = z.infer<typeof Shift>

export const ShiftWithEntries = Shift.extend({
  /** The newest first. */
  entries: z.array(LogEntry),
  rounds: z.array(Round),
})
export type ShiftWithEntries = z.infer<typeof ShiftWithEntries>

/** What the desk works with now. */
export const CurrentLog = z.object({
  shift: ShiftWithEntries.nullable(),
  previous: Shift.nullable(),
  /** Entries of any shift that need something done, the oldest first. */
  openPoints: z.array(LogEntry),
  /** The round that is under way. */
  round: Round.nullable(),
})
export type CurrentLog = z.infer<typeof CurrentLog>

export const ShiftFilter = z.object({ limit: z.coerce.number().int().min(1).max(100).default(30), cursor: Cursor })
export type ShiftFilter = z.infer<typeof ShiftFilter>

const log = '/api/desk/log'
const shifts = '/api/desk/shifts'
const rounds = '/api/desk/rounds'

export const deskLog = {
  current: endpoint({
    method: 'GET',
    path: log,
    roles: frontDesk,
    summary: 'The shift that is under way with its entries, and what is open',
    background: true,
    reply: CurrentLog,
  }),
  shifts: endpoint({
    method: 'GET',
    path: shifts,
    roles: frontDesk,
    summary: 'Shifts of the front desk, the newest first',
    query: ShiftFilter,
    reply: z.array(Shift),
  }),
  findShift: endpoint({
    method: 'GET',
    path: `${shifts}/:id`,
    roles: frontDesk,
    summary: 'One shift with its entries and rounds',
    reply: ShiftWithEntries,
  }),
  pdf: endpoint({
    method: 'GET',
    path: `${shifts}/:id/pdf`,
    roles: frontDesk,
    summary: 'One shift as a PDF',
    contentType: 'application/pdf',
    reply: z.never(),
  }),
  begin: endpoint({
    method: 'POST',
    path: shifts,
    roles: frontDesk,
    summary: 'Begin a shift',
    status: 201,
    errors: [409],
    reply: CurrentLog,
  }),
  read: endpoint({
    method: 'POST',
    path: `${shifts}/current/read`,
    roles: frontDesk,
    summary: 'Confirm having read the note of the shift before and the open points',
    errors: [409],
    reply: CurrentLog,
  }),
  write: endpoint({
    method: 'POST',
    path: log,
    roles: frontDesk,
    summary: 'Write an entry; nobody can change it, a correction is another entry',
    body: NewEntry,
    status: 201,
    errors: [409],
    reply: LogEntry,
  }),
  done: endpoint({
    method: 'POST',
    path: `${log}/:id/done`,
    roles: frontDesk,
    summary: 'Record that nothing is left to do about an entry',
    query: UndoableQuery,
    body: FollowUpDone,
    errors: [409],
    reply: LogEntry,
  }),
  fileRequest: endpoint({
    method: 'POST',
    path: `${log}/:id/request`,
    roles: frontDesk,
    summary: 'File a maintenance request with the text and the place of an entry',
    body: RequestOfEntry,
    errors: [409],
    reply: LogEntry,
  }),
  draftAnnouncement: endpoint({
    method: 'POST',
    path: `${log}/:id/announcement`,
    roles: frontDesk,
    summary: 'Draft an announcement with the text of an entry; the office decides about it',
    body: AnnouncementOfEntry,
    errors: [409],
    reply: LogEntry,
  }),
  beginRound: endpoint({
    method: 'POST',
    path: rounds,
    roles: frontDesk,
    summary: 'Begin a round through the building',
    status: 201,
    errors: [409],
    reply: CurrentLog,
  }),
  scan: endpoint({
    method: 'POST',
    path: `${rounds}/current/scan`,
    roles: frontDesk,
    summary: 'Record that the round has reached a place, by the code on its sign',
    body: ScannedPoint,
    errors: [409],
    reply: CurrentLog,
  }),
  endRound: endpoint({
    method: 'POST',
    path: `${rounds}/current/end`,
    roles: frontDesk,
    summary: 'End the round',
    errors: [409],
    reply: CurrentLog,
  }),
  end: endpoint({
    method: 'POST',
    path: `${shifts}/current/end`,
    roles: frontDesk,
    summary: 'End the shift and its round, with a note for the next shift',
    body: EndOfShift,
    errors: [409],
    reply: CurrentLog,
  }),
}
