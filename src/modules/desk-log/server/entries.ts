import { and, eq, isNull, sql } from 'drizzle-orm'
import { createAnnouncement } from '#announcements/server/store.ts'
import type { DeliveryContext } from '#announcements/server/delivery.ts'
import { claimDeskPhoto } from '#front-desk/server/photos.ts'
import type { Filing } from '#maintenance/notices/server/after-filing.ts'
import { fileAnywhere } from '#maintenance/requests/server/file-request.ts'
import { conflict, invalid, notFound } from '#platform/http-error.ts'
import type { Author } from '#platform/server/audit/audit.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { newId } from '#platform/server/database/ids.ts'
import { queryRows } from '#platform/server/database/query-rows.ts'
import { recordChange, undoOfRecord, type Writing } from '#undo/server/record-change.ts'
import { units } from '#units/server/table.ts'
import type { EntryKind } from '../choices.ts'
import type { LogEntry } from '../contract.ts'
import { logWords as words } from '../messages/desk.ts'
import type { AnnouncementOfEntry, FollowUpDone, NewEntry, RequestOfEntry } from '../schemas.ts'
import { findByKey, resolveWriter } from './sent-later.ts'
import { findEntry } from './reads.ts'
import { recordLog } from './record.ts'
import { lockShift } from './lock-shift.ts'
import { deskFollowUps, deskLogEntries } from './table.ts'

/**
 * Writes an entry into the shift that is under way, also one that was written on a device before the shift began. One that is sent
 * again is the same entry. Throws 409 without a shift, and 400 naming what does not exist.
 */
export async function writeEntry(db: Database, input: NewEntry, by: Author, now: Date): Promise<LogEntry> {
  const { body, placeName, unitId = null, photoId = null, correctsId = null, needsFollowUp, entryKey = null } = input
  const kind: EntryKind = correctsId === null ? input.kind : 'correction'
  let id = newId()
  await db.transaction(async (tx) => {
    const wasSentBefore = async () => {
      const earlier = await findByKey(tx, entryKey)
      id = earlier ?? id
      return earlier !== null
    }
    // Also after its shift has ended.
    if (await wasSentBefore()) return
    const writing = await resolveWriter(tx, input, by, now)
    const shift = await lockShift(tx)
    // Two attempts at the same moment.
    if (await wasSentBefore()) return
    if (unitId !== null) await assertUnit(tx, unitId)
    if (correctsId !== null && !(await findRow(tx, correctsId))) throw invalid('correctsId', () => words.noEntry)
    if (photoId !== null) await claimDeskPhoto(tx, 'log', photoId, by, now)
    const place = { unitId, placeName: unitId === null ? placeName : '' }
    const entry = { id, shiftId: shift.id, kind, body, ...place, photoId, correctsId }
    await tx.insert(deskLogEntries).values({ ...entry, ...writing.columns, entryKey })
    if (needsFollowUp)
      await tx.insert(deskFollowUps).values({ id: newId(), entryId: id, createdAt: now, updatedAt: now })
    await recordLog(tx, id, {
      by,
      action: 'wrote',
      about: [unitId],
      after: { kind, needsFollowUp, ...writing.facts },
      now,
    })
  })
  return findEntry(db, id)
}

async function assertUnit(tx: Database, unitId: string) {
  const [unit] = await tx.select({ id: units.id }).from(units).where(eq(units.id, unitId))
  if (!unit) throw invalid('unitId', () => words.noUnit)
}

async function findRow(tx: Database, id: string) {
  const [entry] = await tx.select().from(deskLogEntries).where(eq(deskLogEntries.id, id))
  return entry
}

type EntryRow = typeof deskLogEntries.$inferSelect
type FollowUpRow = typeof deskFollowUps.$inferSelect

/** An entry with its follow-up, which is locked. One without gets a follow-up that is done, to name what it becomes. */
async function lockFollowUp(tx: Database, entryId: string, by: Author, now: Date) {
  const entry = await findRow(tx, entryId)
  if (!entry) throw notFound('Entry')
  await tx
    .insert(deskFollowUps)
    .values({ id: newId(), entryId, doneAt: now, doneBy: by.id, createdAt: now, updatedAt: now })
    .onConflictDoNothing()
  const [followUp] = await tx.select().from(deskFollowUps).where(eq(deskFollowUps.entryId, entryId)).for('update')
  if (!followUp) throw notFound('Entry')
  return { entry, followUp }
}

async function writeFollowUp(
  tx: Database,
  locked: FollowUpRow,
  columns: Partial<FollowUpRow>,
  { by, action, now }: Writing<'done' | 'filed a request of' | 'drafted an announcement of' | 'opened an incident of'>,
): Promise<void> {
  await tx
    .update(deskFollowUps)
    .set({ ...columns, version: locked.version + 1, updatedAt: now })
    .where(eq(deskFollowUps.id, locked.id))
  await recordLog(tx, locked.id, { by, action, about: [locked.entryId], now })
}

const recordType = 'desk follow-ups'
/** Opens a point again that was recorded as done. */
export const undoFollowUpDone = undoOfRecord({ recordType, table: deskFollowUps, write: writeFollowUp })

/** Records that nothing is left to do. Throws 404, and 409 for an entry without an open point. */
export async function finishFollowUp(
  db: Database,
  id: string,
  { note }: FollowUpDone,
  { by, operation, now }: { by: Author; operation?: string | undefined; now: Date },
): Promise<LogEntry> {
  await db.transaction(async (tx) => {
    if (!(await findRow(tx, id))) throw notFound('Entry')
    const isOpen = and(eq(deskFollowUps.entryId, id), isNull(deskFollowUps.doneAt))
    const [locked] = await tx.select().from(deskFollowUps).where(isOpen).for('update')
    if (!locked) throw conflict('not_open', () => words.notOpen)
    const columns = { doneAt: now, doneBy: by.id, note }
    await writeFollowUp(tx, locked, columns, { by, action: 'done', now })
    await recordChange(tx, { operation, recordType }, locked, Object.keys(columns), { by, now })
  })
  return findEntry(db, id)
}

const doneBy = (followUp: FollowUpRow, by: Author, now: Date) =>
  followUp.doneAt === null ? { doneAt: now, doneBy: by.id } : {}

/** Files a maintenance request with the text and the place of an entry. Throws 404, and 409 when it became one already. */
export async function fileRequestOfEntry(
  db: Database,
  id: string,
  input: RequestOfEntry,
  filing: Filing,
): Promise<LogEntry> {
  const { by, now } = filing
  await db.transaction(async (tx) => {
    const { entry, followUp } = await lockFollowUp(tx, id, by, now)
    if (followUp.requestId !== null) throw conflict('has_request', () => words.hasRequest)
    const request = await fileAnywhere(
      tx,
      {
        ...input,
        description: entry.body,
        ...(await placeOf(tx, entry)),
        assignedTo: null,
        estimatedCost: null,
        scheduledDate: null,
      },
      filing,
    )
    const columns = { requestId: request.id, ...doneBy(followUp, by, now) }
    await writeFollowUp(tx, followUp, columns, { by, action: 'filed a request of', now })
  })
  return findEntry(db, id)
}

/** Ends the open point of an entry that becomes an incident, in its transaction. Throws 400 naming `logEntryId`. */
export async function becomeIncident(tx: Database, id: string, by: Author, now: Date): Promise<void> {
  if (!(await findRow(tx, id))) throw invalid('logEntryId', () => words.noEntry)
  const { followUp } = await lockFollowUp(tx, id, by, now)
  await writeFollowUp(tx, followUp, doneBy(followUp, by, now), { by, action: 'opened an incident of', now })
}

/** The unit with its first resident, or the common area. */
async function placeOf(tx: Database, { unitId, placeName }: EntryRow) {
  if (unitId === null)
    return { unitId, placeKind: 'common_area' as const, placeName: placeName || words.building, tenantId: null }
  const [resident] = await queryRows<{ id: string }>(
    tx,
    sql`select resident_id as id from assignments a where a.unit_id = ${unitId} and a.ended_at is null
      order by array_position(array['primary', 'secondary', 'other'], a.rank), a.started_at, a.id limit 1`,
  )
  return { unitId, placeKind: 'common_area' as const, placeName: '', tenantId: resident?.id ?? null }
}

/** Drafts an announcement with the text of an entry, for everyone; the office decides. Throws 404 and 409. */
export async function draftAnnouncementOfEntry(
  db: Database,
  context: DeliveryContext,
  id: string,
  { title }: AnnouncementOfEntry,
  { by, now }: { by: Author; now: Date },
): Promise<LogEntry> {
  await db.transaction(async (tx) => {
    const { entry, followUp } = await lockFollowUp(tx, id, by, now)
    if (followUp.announcementId !== null) throw conflict('has_announcement', () => words.hasAnnouncement)
    const draft = {
      title,
      body: entry.body,
      translations: {},
      category: 'Building News' as const,
      audience: { kind: 'everyone' as const },
      pinned: false,
      emergency: false,
      byMail: false,
      when: 'draft' as const,
      fileIds: [],
    }
    const announcement = await createAnnouncement(tx, context, draft, by, now)
    const columns = { announcementId: announcement.id, ...doneBy(followUp, by, now) }
    await writeFollowUp(tx, followUp, columns, { by, action: 'drafted an announcement of', now })
  })
  return findEntry(db, id)
}
