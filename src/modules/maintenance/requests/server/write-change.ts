import { eq, sql } from 'drizzle-orm'
import { type Author, writeAudit } from '#platform/server/audit/audit.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { newId } from '#platform/server/database/ids.ts'
import { prepareStatement } from '#platform/server/database/prepared-statement.ts'
import { residents } from '#residents/server/table.ts'
import type { RequestChanges } from '../request-input.ts'
import { statusNote } from '../rules.ts'
import { requestNotes, requests } from './table.ts'

export type RequestRow = typeof requests.$inferSelect
export type Columns = Partial<typeof requests.$inferInsert>

/** What a change may set beyond the contract: a reason's code, the end of a pause, the resident's confirmation, a new SLA. */
export type ChangeInput = RequestChanges &
  Pick<
    Columns,
    | 'waitingOnReasonCode'
    | 'pausedUntil'
    | 'confirmedAt'
    | 'confirmedHow'
    | 'dueAt'
    | 'dueSoonAt'
    | 'slaClock'
    | 'pauses'
    | 'pausedMinutes'
  >

/** Audited columns; bookkeeping and the columns of the SLA clock are left out. */
const auditedFields = [
  'title',
  'description',
  'priority',
  'category',
  'status',
  'assignedTo',
  'scheduledDate',
  'estimatedCostCents',
  'costCents',
  'vendorId',
  'waitingOn',
  'waitingOnReason',
  'confirmedHow',
  'entryPermission',
  'entryWindows',
  'petsNote',
] as const
/** These follow from a change of status; they are audited only where the input names them. */
const derivedFields: ReadonlySet<string> = new Set(['waitingOn', 'waitingOnReason', 'confirmedHow'])

/**
 * Writes a change of a locked row: its columns, the note of a new status, and the audit event. Returns the accounts of the
 * residents to notify. `by` is null for a change that the program makes by itself, which changes no status.
 */
export async function writeChange(
  tx: Database,
  locked: RequestRow,
  columns: Columns,
  input: ChangeInput,
  by: Author | null,
  now: Date,
): Promise<string[]> {
  const { id, version, unitId, residentId } = locked
  const { status } = columns
  await tx
    .update(requests)
    .set({ ...columns, version: version + 1, updatedAt: now })
    .where(eq(requests.id, id))
  if (status && by) await addStatusNote(tx, locked, status, by, now)
  const audited = auditedFields.filter((name) => name in columns && (name in input || !derivedFields.has(name)))
  await writeAudit(tx, {
    by,
    action: status ? 'moved' : input.confirmedHow ? 'confirmed' : 'changed',
    recordType: 'maintenance',
    recordId: id,
    about: [unitId, residentId],
    before: Object.fromEntries(audited.map((name) => [name, locked[name]])),
    after: Object.fromEntries(audited.map((name) => [name, columns[name] ?? null])),
    now,
  })
  return userIdsOf(tx, residentId)
}

const insertStatusNote = prepareStatement('insert_status_note', (db) =>
  db.insert(requestNotes).values({
    id: sql.placeholder('id'),
    requestId: sql.placeholder('requestId'),
    createdBy: sql.placeholder('createdBy'),
    note: sql.placeholder('note'),
    isStatusUpdate: true,
    previousStatus: sql.placeholder('from'),
    newStatus: sql.placeholder('to'),
    createdAt: sql.placeholder('createdAt'),
  }),
)

const addStatusNote = (
  tx: Database,
  { id, status: from }: RequestRow,
  to: RequestRow['status'],
  by: Author,
  now: Date,
) =>
  insertStatusNote(tx, {
    id: newId(),
    requestId: id,
    createdBy: by.id,
    note: statusNote(from, to),
    from,
    to,
    createdAt: now,
  })

const selectUserIds = prepareStatement('select_user_of_resident', (db) =>
  db
    .select({ userId: residents.userId })
    .from(residents)
    .where(eq(residents.id, sql.placeholder('residentId'))),
)

/** The account of a resident, in a list; empty without one. */
export async function userIdsOf(tx: Database, residentId: string | null): Promise<string[]> {
  if (residentId === null) return []
  const rows = await selectUserIds(tx, { residentId })
  return rows.map(({ userId }) => userId)
}
