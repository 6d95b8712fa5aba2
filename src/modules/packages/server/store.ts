import { and, asc, eq, isNull, ne, sql } from 'drizzle-orm'
import { conflict, invalid, stale } from '#platform/http-error.ts'
import type { Author } from '#platform/server/audit/audit.ts'
import { writeAudit } from '#platform/server/audit/audit.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { newId } from '#platform/server/database/ids.ts'
import { notifyChanged } from '#platform/server/live/live.ts'
import { type Changing, recordChange } from '#undo/server/record-change.ts'
import { recordUndoable } from '#undo/server/store.ts'
import type { PackageStatus } from '../choices.ts'
import type { Package, PackagePlace } from '../contract.ts'
import { deskWords as words } from '../messages/desk.ts'
import { suggestPlace, validateTransition } from '../rules.ts'
import type { NewPackage, PackageChanges, PlacesInput } from '../schemas.ts'
import { parseTracking } from '../tracking.ts'
import { attachPhoto } from './photos.ts'
import { checkRecipient, type Recipient } from './recipients.ts'
import { countByKnownPlace, findPackage, listPlaces } from './reads.ts'
import { notifyReturned } from './returned-notice.ts'
import { packagePlaces, packages } from './table.ts'
import {
  actionOf,
  createPackageWriter,
  lockPackage,
  type PackageAction,
  type PackageRow,
  recordPackage,
  recordType,
} from './write-package.ts'

export type Desk = { secretKey: Buffer }

/**
 * Takes in a package. Throws 400 for a recipient who does not live in the unit, and 409 for a tracking number that is here
 * already. A package that is sent again with its key is the first one. Its recipient is notified a little later (`announceArrivals`), so that a mistake can be undone without a trace.
 */
export async function addPackage(
  db: Database,
  { operation, ...input }: NewPackage & { operation?: string | undefined },
  by: Author,
  now: Date,
): Promise<Package> {
  const id = newId()
  let earlier: string | null = null
  await db.transaction(async (tx) => {
    const { unitId, recipientId = null, trackingNumber: typed, photoId, direction, note, intakeKey = null } = input
    const recipient = { unitId, recipientId }
    await checkRecipient(tx, recipient)
    const trackingNumber = typed || null
    const { isPerishable, isOversized, isDamaged } = input
    const place = input.place ?? (await choosePlace(tx, input, recipient))
    const carrier = input.carrier ?? parseTracking(trackingNumber ?? '')?.carrier ?? 'other'
    const facts = { direction, trackingNumber, carrier, place, isPerishable, isOversized, isDamaged, note }
    const times = { receivedAt: now, createdAt: now, updatedAt: now }
    const added = await tx
      .insert(packages)
      .values({ id, ...recipient, ...facts, ...times, intakeKey, receivedBy: by.id })
      .onConflictDoNothing()
      .returning({ id: packages.id })
    if (added.length === 0) {
      earlier = await findTakenIn(tx, intakeKey, recipient)
      if (earlier === null) throw await alreadyHere(tx, trackingNumber)
      return
    }
    await attachPhoto(tx, photoId, { packageId: id, kind: 'label' }, by)
    const after = { direction, trackingNumber, carrier, place }
    await recordPackage(tx, { id, ...recipient }, { by, action: 'took in', after, now })
    // Nothing was there before it: the undo withdraws it.
    const before = { status: 'withdrawn', doneAt: now, doneBy: by.id }
    if (operation !== undefined)
      await recordUndoable(tx, { operation, recordType, recordId: id, versionAfter: 1, before }, by, now)
  })
  return findPackage(db, earlier ?? id, now)
}

/** The package of an earlier attempt whose answer was lost; null without one for this recipient. */
async function findTakenIn(tx: Database, key: string | null, { unitId, recipientId }: Recipient) {
  if (key === null) return null
  const [found] = await tx
    .select({ id: packages.id, unitId: packages.unitId, recipientId: packages.recipientId })
    .from(packages)
    .where(eq(packages.intakeKey, key))
  if (!found) return null
  if (found.unitId !== unitId || found.recipientId !== recipientId)
    throw conflict('other_recipient', () => words.otherRecipient)
  return found.id
}

/** The same label scanned twice is one package, also by two people at the same moment: says where it is. */
async function alreadyHere(tx: Database, trackingNumber: string | null) {
  const [present] = await tx
    .select({ place: packages.place })
    .from(packages)
    .where(and(eq(packages.trackingNumber, trackingNumber ?? ''), isNull(packages.doneAt)))
  return conflict('already_here', () => words.alreadyHere(present?.place ?? words.desk), 'trackingNumber')
}

async function choosePlace(tx: Database, facts: NewPackage, { unitId, recipientId }: Recipient) {
  const [beside] = await tx
    .select({ place: packages.place })
    .from(packages)
    .where(
      and(
        eq(packages.unitId, unitId),
        recipientId === null ? isNull(packages.recipientId) : eq(packages.recipientId, recipientId),
        isNull(packages.doneAt),
        ne(packages.direction, 'outgoing'),
      ),
    )
    .orderBy(asc(packages.receivedAt))
    .limit(1)
  return suggestPlace(await countByKnownPlace(tx), facts, beside?.place ?? null) ?? words.desk
}

/**
 * Corrects a package that is here, or records how it left without its recipient. Throws 404, 409 once it has left, and 412
 * when it was changed meanwhile.
 */
export async function changePackage(
  db: Database,
  { secretKey }: Desk,
  id: string,
  { status, reason, ...changes }: PackageChanges,
  { by, ifMatch, operation, now }: Changing,
): Promise<Package> {
  await db.transaction(async (tx) => {
    const locked = await lockPackage(tx, id)
    if (ifMatch !== null && ifMatch !== locked.version) throw stale(await findPackage(tx, id, now))
    if (locked.doneAt !== null) throw conflict('left', () => words.left)
    const unitId = changes.unitId ?? locked.unitId
    const isMoved = unitId !== locked.unitId || changes.recipientId !== undefined
    const recipientId = isMoved ? (changes.recipientId ?? null) : locked.recipientId
    if (isMoved) await checkRecipient(tx, { unitId, recipientId })
    const next: Partial<PackageRow> = {
      ...changes,
      unitId,
      recipientId,
      ...(status === undefined || status === locked.status ? {} : leaving(locked, status, by, now)),
      // A package that is put back was not declined.
      ...(status === 'waiting' ? { reason: null } : reason === undefined ? {} : { reason: reason || null }),
    }
    const names = (Object.keys(next) as (keyof PackageRow)[]).filter(
      (name) => next[name] !== undefined && next[name] !== locked[name],
    )
    if (names.length === 0) return
    const columns = Object.fromEntries(names.map((name) => [name, next[name]]))
    const action = next.status === undefined ? 'corrected' : (actionOf[next.status] as PackageAction)
    await createPackageWriter(secretKey)(tx, locked, columns, { by, action, now })
    await recordChange(tx, { operation, recordType }, locked, names, { by, now })
    if (next.status === 'returned') await notifyReturned(tx, { ...locked, unitId, recipientId }, { by, operation, now })
  })
  return findPackage(db, id, now)
}

/** The columns of a change of the state. Throws 409 when the state may not follow, and 400 for that of another direction. */
export function leaving(locked: PackageRow, status: PackageStatus, by: Author, now: Date): Partial<PackageRow> {
  const problem = validateTransition(locked, status)
  if (problem === 'done') throw conflict('left', () => words.left)
  if (problem) throw invalid('status', () => words.otherDirection)
  const isHere = status === 'waiting' || status === 'declined'
  return { status, ...(isHere ? {} : { doneAt: now, doneBy: by.id }) }
}

/** Replaces the shelves and lockers of the desk; packages stay where they are. */
export async function setPlaces(db: Database, { places }: PlacesInput, by: Author, now: Date): Promise<PackagePlace[]> {
  await db.transaction(async (tx) => {
    // The whole table, because two people can name the first places at once.
    await tx.execute(sql`lock table package_places in share row exclusive mode`)
    const before = await tx.select().from(packagePlaces).orderBy(asc(packagePlaces.position))
    await tx.delete(packagePlaces)
    const rows = places.map((place, position) => ({ ...place, position }))
    if (rows.length > 0) await tx.insert(packagePlaces).values(rows)
    const names = (list: readonly { name: string }[]) => ({ places: list.map(({ name }) => name).join(', ') })
    const change = { before: names(before), after: names(places) }
    await writeAudit(tx, { by, action: 'changed the places', recordType: 'package places', ...change, now })
    await notifyChanged(tx, { topic: 'packages' })
  })
  return listPlaces(db, now)
}
