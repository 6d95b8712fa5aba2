import { randomInt } from 'node:crypto'
import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import { notFound } from '#platform/http-error.ts'
import { type Author, writeAudit } from '#platform/server/audit/audit.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { newId } from '#platform/server/database/ids.ts'
import { notifyChanged } from '#platform/server/live/live.ts'
import type { ReportPlace } from '../contract.ts'
import type { ScannedPlace } from '../scanned-place-contract.ts'
import type { NewReportPlaces } from '../schemas.ts'
import { reportPlaces } from './table.ts'

/** Letters and digits that nobody confuses when they are typed from a sign. */
const codeCharacters = 'abcdefghjkmnpqrstuvwxyz23456789'
const codeLength = 10

/** 31^10 codes: with the throttle of reports nobody finds one by trying. */
const newCode = () =>
  Array.from({ length: codeLength }, () => codeCharacters[randomInt(codeCharacters.length)]).join('')

/** The places with a code, by kind and name. */
export async function listReportPlaces(db: Database): Promise<ReportPlace[]> {
  const rows = await db
    .select()
    .from(reportPlaces)
    .where(isNull(reportPlaces.archivedAt))
    .orderBy(asc(reportPlaces.placeKind), asc(reportPlaces.placeName))
    .limit(1000)
  return rows.map(toReportPlace)
}

/** Gives each place a code, unless it has one. Returns all places with a code. */
export async function addReportPlaces(db: Database, { places }: NewReportPlaces, by: Author, now: Date) {
  await db.transaction(async (tx) => {
    for (const { placeKind, placeName } of places) {
      const id = newId()
      const { rowCount } = await tx.execute(sql`
        insert into report_places (id, place_kind, place_name, code, created_at, updated_at)
        values (${id}, ${placeKind}, ${placeName}, ${newCode()}, ${now.toISOString()}, ${now.toISOString()})
        on conflict (place_kind, lower(place_name)) where archived_at is null do nothing`)
      if (rowCount === 1) await auditPlace(tx, 'added a code', id, placeName, by, now)
    }
    await notifyChanged(tx, { topic: 'maintenance' })
  })
  return listReportPlaces(db)
}

/** Replaces the code of a place. Throws 404. */
export async function renewReportPlace(db: Database, id: string, by: Author, now: Date): Promise<ReportPlace> {
  return db.transaction(async (tx) => {
    const [place] = await tx
      .update(reportPlaces)
      .set({ code: newCode(), version: sql`${reportPlaces.version} + 1`, updatedAt: now })
      .where(and(eq(reportPlaces.id, id), isNull(reportPlaces.archivedAt)))
      .returning()
    if (!place) throw notFound('Place')
    await auditPlace(tx, 'renewed a code', id, place.placeName, by, now)
    await notifyChanged(tx, { topic: 'maintenance' })
    return toReportPlace(place)
  })
}

/** Takes the code from a place. Returns the others. Throws 404. */
export async function removeReportPlace(db: Database, id: string, by: Author, now: Date): Promise<ReportPlace[]> {
  await db.transaction(async (tx) => {
    const [place] = await tx
      .update(reportPlaces)
      .set({ archivedAt: now, version: sql`${reportPlaces.version} + 1`, updatedAt: now })
      .where(and(eq(reportPlaces.id, id), isNull(reportPlaces.archivedAt)))
      .returning()
    if (!place) throw notFound('Place')
    await auditPlace(tx, 'removed a code', id, place.placeName, by, now)
    await notifyChanged(tx, { topic: 'maintenance' })
  })
  return listReportPlaces(db)
}

/** The place of a scanned code, or null. */
export async function findScannedPlace(db: Database, code: string): Promise<ScannedPlace | null> {
  const [place] = await db
    .select({ placeKind: reportPlaces.placeKind, placeName: reportPlaces.placeName })
    .from(reportPlaces)
    .where(and(eq(reportPlaces.code, code.trim().toLowerCase()), isNull(reportPlaces.archivedAt)))
  return place ?? null
}

/** The same for a caller who must have one. Throws 404. */
export async function getScannedPlace(db: Database, code: string): Promise<ScannedPlace> {
  const place = await findScannedPlace(db, code)
  if (!place) throw notFound('Place')
  return place
}

const toReportPlace = ({ id, placeKind, placeName, code, createdAt }: typeof reportPlaces.$inferSelect) => ({
  id,
  placeKind,
  placeName,
  code,
  createdAt: createdAt.toISOString(),
})

const auditPlace = (tx: Database, action: string, recordId: string, placeName: string, by: Author, now: Date) =>
  writeAudit(tx, { by, action, recordType: 'report places', recordId, after: { placeName }, now })
