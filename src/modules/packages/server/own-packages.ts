import { and, eq, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import { timeZoneOf } from '#building/server/time-zone.ts'
import { selectOwnHomes } from '#occupancy/members/server/reads.ts'
import { conflict, invalid, notFound } from '#platform/http-error.ts'
import { type Author, writeAudit } from '#platform/server/audit/audit.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { notifyChanged } from '#platform/server/live/live.ts'
import { queryRows } from '#platform/server/database/query-rows.ts'
import { newestFirst } from '#platform/server/sql/keyset.ts'
import { readIdPage } from '#platform/server/sql/read-id-page.ts'
import { dayOf } from '#platform/time/dates.ts'
import type { OwnPackage, OwnPackageFilter } from '../own-contract.ts'
import { longestPauseOf } from '../rules.ts'
import { packageTexts } from '../messages/index.ts'
import { lastDigits } from '../tracking.ts'
import { listCodes } from './codes.ts'
import { accountsOf } from './recipients.ts'
import { loadPackages, inGivenOrder } from './rows.ts'
import { packages } from './table.ts'

const newest = newestFirst(packages.receivedAt, packages.id)

/**
 * The packages of a person: addressed to them, or to the home where they live, since they do. Shown from the moment of
 * which they are notified, and never when they were entered by mistake.
 */
export async function isOwnPackage(db: Database, userId: string): Promise<SQL | undefined> {
  const homes = await selectOwnHomes(db, userId)
  const units = homes.map(({ unitId }) => unitId)
  const ids = homes.map(({ assignmentId }) => assignmentId)
  const isOfHome = and(
    isNull(packages.recipientId),
    sql`${packages.unitId} = any(${sql.param(units)}::uuid[])`,
    sql`exists (select from assignments a where a.id = any(${sql.param(ids)}::uuid[]) and a.unit_id = ${packages.unitId}
      and (${packages.doneAt} is null or ${packages.doneAt} >= a.started_at))`,
  )
  return and(
    or(eq(packages.recipientId, userId), isOfHome),
    sql`${packages.status} <> 'withdrawn'`,
    or(isNotNull(packages.notifiedAt), eq(packages.direction, 'outgoing'), isNotNull(packages.doneAt)),
  )
}

export async function listOwnPackages(db: Database, userId: string, filter: OwnPackageFilter, now: Date) {
  const where = and(
    await isOwnPackage(db, userId),
    filter.state === 'here' ? isNull(packages.doneAt) : isNotNull(packages.doneAt),
  )
  const { ids, ...page } = await readIdPage(db, { table: packages, order: newest, where, page: filter })
  return { rows: await loadOwn(db, ids, now), ...page }
}

/** The codes of what waits for a person, by home. */
export async function listOwnCodes(db: Database, secretKey: Buffer, userId: string) {
  const homes = await selectOwnHomes(db, userId)
  const recipients = homes.flatMap(({ unitId }) => [
    { unitId, recipientId: userId },
    { unitId, recipientId: null },
  ])
  const codes = await listCodes(db, secretKey, recipients)
  return codes.map(({ unitId, recipientId, code }) => ({
    unitNumber: homes.find((home) => home.unitId === unitId)?.unitNumber ?? '',
    isForHome: recipientId === null,
    code,
  }))
}

/** Pauses a package until a day. Throws 404 for another person's, 400 for a day that is too late, and 409 once it left. */
export async function pauseOwnPackage(
  db: Database,
  id: string,
  until: string | null,
  by: Author,
  now: Date,
): Promise<OwnPackage> {
  await db.transaction(async (tx) => {
    const today = dayOf(now, await timeZoneOf(tx))
    const [locked] = await tx
      .select()
      .from(packages)
      .where(and(eq(packages.id, id), await isOwnPackage(tx, by.id)))
      .for('update')
    if (!locked) throw notFound('Package')
    if (until !== null && (until < today || until > longestPauseOf(today)))
      throw invalid('until', (language) => packageTexts[language].badPause)
    if (locked.status !== 'waiting' || locked.direction === 'outgoing')
      throw conflict('not_waiting', (language) => packageTexts[language].notWaiting)
    if (locked.pausedUntil === until) return
    const changes = { pausedUntil: until, version: locked.version + 1, updatedAt: now }
    await tx.update(packages).set(changes).where(eq(packages.id, id))
    const about = [locked.unitId, by.id]
    const [before, after] = [{ pausedUntil: locked.pausedUntil }, { pausedUntil: until }]
    await writeAudit(tx, { by, action: 'paused', recordType: 'packages', recordId: id, about, before, after, now })
    const residents = [by.id, ...(await accountsOf(tx, locked))]
    await notifyChanged(tx, { topic: 'packages', residents })
  })
  const [own] = await loadOwn(db, [id], now)
  if (!own) throw notFound('Package')
  return own
}

async function loadOwn(db: Database, ids: readonly string[], now: Date): Promise<OwnPackage[]> {
  if (ids.length === 0) return []
  const found = await loadPackages(db, inGivenOrder(ids), now)
  const extras = await queryRows<{ id: string; placeKind: OwnPackage['placeKind']; photoId: string | null }>(
    db,
    sql`select p.id, k.kind as "placeKind",
        (select f.id from package_photos f where f.package_id = p.id and f.kind = 'label' order by f.created_at, f.id limit 1) as "photoId"
      from packages p left join package_places k on k.name = p.place where p.id = any(${sql.param(ids)}::uuid[])`,
  )
  return found.map((one) => {
    const extra = extras.find(({ id }) => id === one.id)
    return {
      ...one,
      lastDigits: one.trackingNumber === null ? null : lastDigits(one.trackingNumber),
      unitNumber: one.unit.unitNumber,
      placeKind: extra?.placeKind ?? null,
      photoId: extra?.photoId ?? null,
    }
  })
}
