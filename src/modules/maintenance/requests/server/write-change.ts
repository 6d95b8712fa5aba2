import { eq, sql } from 'drizzle-orm'
import { type Author, writeAudit } from '#platform/server/audit/audit.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { newId } from '#platform/server/database/ids.ts'
import { prepareStatement } from '#platform/server/database/prepared-statement.ts'
import { residents } from '#residents/server/table.ts'
import type { RequestChanges } from '../request-input.ts'
import { undoneStatusNote } from '../../dispatch/undoable.ts'
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
  > & {
    /** The change puts back what the request was before. */
    isUndo?: true
  }

/** What the audit event of a change says instead of the changed columns: an act that the change follows from. */
export type AuditEntry = { action: string; byName?: string | undefined; after: Record<string, unknown> }

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
  entry?: AuditEntry,
): Promise<string[]> {
  const { id, version, unitId, residentId } = locked
  const { status } = columns
  await tx
    .update(requests)
    .set({ ...columns, version: version + 1, updatedAt: now })
    .where(eq(requests.id, id))
  if (status && by) await addStatusNote(tx, locked, status, input.isUndo === true, by, now)
  if (entry) return writeEntry(tx, locked, entry, by, now)
  const audited = auditedFields.filter((name) => name in columns && (name in input || !derivedFields.has(name)))
  await writeAudit(tx, {
    by,
    action: input.isUndo ? 'undid a change' : status ? 'moved' : input.confirmedHow ? 'confirmed' : 'changed',
    recordType: 'maintenance',
    recordId: id,
    about: [unitId, residentId],
    before: Object.fromEntries(audited.map((name) => [name, locked[name]])),
    after: Object.fromEntries(audited.map((name) => [name, columns[name] ?? null])),
    now,
  })
  return userIdsOf(tx, residentId)
}

/** The columns that a change of status, priority, assignee or appointment writes, and that undoing it puts back. */
const restoredColumns = [
  'status',
  'priority',
  'category',
  'assignedTo',
  'vendorId',
  'scheduledDate',
  'dueAt',
  'dueSoonAt',
  'slaClock',
  'waitingOn',
  'waitingOnReason',
  'waitingOnReasonCode',
  'waitingOnSince',
  'pausedAt',
  'pausedUntil',
  'pausedMinutes',
  'pauses',
  'completedAt',
  'confirmedAt',
  'confirmedHow',
] as const satisfies readonly (keyof RequestRow)[]

/** How a request was before a change of it, for `recordUndoable`. */
export const undoableChangeOf = (locked: RequestRow, operation: string) => ({
  operation,
  recordType: 'maintenance',
  recordId: locked.id,
  versionAfter: locked.version + 1,
  before: Object.fromEntries(restoredColumns.map((name) => [name, locked[name]])),
})

/** The columns of such a change that differ from the current row; stored instants are text. */
export function columnsToRestore(locked: RequestRow, before: Record<string, unknown>): Columns {
  const isSame = (name: keyof RequestRow) => JSON.stringify(locked[name]) === JSON.stringify(before[name] ?? null)
  const isInstant = (name: keyof RequestRow) => requests[name].dataType === 'date'
  return Object.fromEntries(
    restoredColumns
      .filter((name) => !isSame(name))
      .map((name) => {
        const value = before[name] ?? null
        return [name, typeof value === 'string' && isInstant(name) ? new Date(value) : value]
      }),
  )
}

/** Writes the audit event of an act, and returns the accounts of the residents to notify. */
export async function writeEntry(
  tx: Database,
  { id, unitId, residentId }: RequestRow,
  { action, byName, after }: AuditEntry,
  by: Author | null,
  now: Date,
): Promise<string[]> {
  const about = [unitId, residentId]
  await writeAudit(tx, { by, byName, action, recordType: 'maintenance', recordId: id, about, after, now })
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
  isUndo: boolean,
  by: Author,
  now: Date,
) =>
  insertStatusNote(tx, {
    id: newId(),
    requestId: id,
    createdBy: by.id,
    note: isUndo ? undoneStatusNote(from, to) : statusNote(from, to),
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
