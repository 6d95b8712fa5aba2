import { and, eq, isNull, sql } from 'drizzle-orm'
import { users } from '#accounts/server/table.ts'
import { incidents } from '#incidents/server/table.ts'
import { conflict, invalid, notFound } from '#platform/http-error.ts'
import { employees } from '#platform/roles.ts'
import { type Author, nameOf } from '#platform/server/audit/audit.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { newId } from '#platform/server/database/ids.ts'
import { days, minutes } from '#platform/time/dates.ts'
import { viewDays } from '../choices.ts'
import { rosterDeskWords as words } from '../messages/desk.ts'
import type { CopyView, NewDevice } from '../office-schemas.ts'
import { sealRoster } from '../seal.ts'
import type { SealedCopy } from '../sealed-shapes.ts'
import { findLock, toLock } from './lock.ts'
import { recordRoster } from './record.ts'
import { readEntries } from './roster.ts'
import { emergencyDevices, emergencyViews } from './table.ts'

/** The roster as it is now, sealed. Throws 409 before the office has set a passphrase. */
async function sealNow(db: Database, now: Date): Promise<SealedCopy> {
  const lock = await findLock(db)
  if (!lock) throw conflict('no_passphrase', () => words.noPassphrase)
  return sealRoster({ ...toLock(lock), publicKey: lock.publicKey }, await readEntries(db, { forCopy: true }), now)
}

export async function addDevice(db: Database, { name }: NewDevice, by: Author, now: Date) {
  const copy = await sealNow(db, now)
  const id = newId()
  await db.transaction(async (tx) => {
    await tx.insert(emergencyDevices).values({ id, name, addedAt: now, addedBy: by.id, refreshedAt: now })
    await recordRoster(tx, id, { by, action: 'added a device', after: { name }, now })
  })
  return { id, name, copy }
}

/** The newest copy for a device. Throws 404 for one that the office removed. */
export async function refreshCopy(db: Database, id: string, now: Date): Promise<SealedCopy> {
  const isCurrent = and(eq(emergencyDevices.id, id), isNull(emergencyDevices.removedAt))
  const [device] = await db.update(emergencyDevices).set({ refreshedAt: now }).where(isCurrent).returning()
  if (!device) throw notFound('Device')
  return sealNow(db, now)
}

/** Removes a device. Throws 404. */
export async function removeDevice(db: Database, id: string, by: Author, now: Date) {
  await db.transaction(async (tx) => {
    const isCurrent = and(eq(emergencyDevices.id, id), isNull(emergencyDevices.removedAt))
    const removed = { removedAt: now, removedBy: by.id }
    const [device] = await tx.update(emergencyDevices).set(removed).where(isCurrent).returning()
    if (!device) throw notFound('Device')
    await recordRoster(tx, id, { by, action: 'removed a device', after: { name: device.name }, now })
  })
  return { message: words.removed }
}

/** How far the clock of a device may be ahead, in milliseconds. */
const clockDifference = minutes(10)

/**
 * Records that the copy of a device was opened without a connection; also of a device that was removed since. The person who
 * opened it need not be the one whose session sends it.
 */
export async function addCopyView(db: Database, deviceId: string, input: CopyView, by: Author, now: Date) {
  const { id } = input
  const viewedAt = new Date(input.viewedAt)
  await db.transaction(async (tx) => {
    const [device] = await tx.select().from(emergencyDevices).where(eq(emergencyDevices.id, deviceId))
    if (!device) throw notFound('Device')
    checkTime(viewedAt, now)
    const viewer = await findViewer(tx, input.viewedBy)
    const incident = await findIncidentAt(tx, viewedAt)
    const isDrill = incident?.isDrill ?? false
    const view = { id, incidentId: incident?.id ?? null, isDrill, way: 'copy' as const, viewedAt }
    const added = await tx
      .insert(emergencyViews)
      .values({ ...view, viewedBy: viewer.id, deviceId, receivedAt: now })
      .onConflictDoNothing()
      .returning({ id: emergencyViews.id })
    if (added.length === 0) return
    const facts = { incident: incident?.title ?? null, isDrill, device: device.name, viewedAt: input.viewedAt }
    const sentFor = viewer.id === by.id ? {} : { viewer: nameOf(viewer) }
    const about = [incident?.id ?? null, viewer.id]
    await recordRoster(tx, id, { by, action: 'opened the copy', about, after: { ...facts, ...sentFor }, now })
  })
  return { id }
}

/** Throws 400 for a time in the future, or before views without a connection are accepted. */
function checkTime(viewedAt: Date, now: Date) {
  if (viewedAt.getTime() > now.getTime() + clockDifference) throw invalid('viewedAt', () => words.future)
  if (viewedAt.getTime() < now.getTime() - days(viewDays)) throw invalid('viewedAt', () => words.tooOld)
}

/** Throws 400 for an account of someone who does not work in the building. */
async function findViewer(tx: Database, id: string) {
  const [viewer] = await tx.select().from(users).where(eq(users.id, id))
  if (!viewer || !employees.some((role) => role === viewer.role)) throw invalid('viewedBy', () => words.noViewer)
  return viewer
}

/** The incident that was running at a time; a real one before a drill. */
async function findIncidentAt(tx: Database, at: Date) {
  const wasRunning = sql`${incidents.openedAt} <= ${at.toISOString()}::timestamptz
    and (${incidents.closedAt} is null or ${incidents.closedAt} > ${at.toISOString()}::timestamptz)`
  const [incident] = await tx
    .select({ id: incidents.id, title: incidents.title, isDrill: incidents.isDrill })
    .from(incidents)
    .where(wasRunning)
    .orderBy(incidents.isDrill, incidents.openedAt)
    .limit(1)
  return incident ?? null
}
