import { asc, eq, isNull, sql, and } from 'drizzle-orm'
import { timeZoneOf } from '#building/server/time-zone.ts'
import { notFound, stale } from '#platform/http-error.ts'
import { type Author, writeAudit } from '#platform/server/audit/audit.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { newId } from '#platform/server/database/ids.ts'
import { queryRows } from '#platform/server/database/query-rows.ts'
import { notifyChanged } from '#platform/server/live/live.ts'
import { instantText } from '#platform/server/sql/instant-text.ts'
import { dayOf } from '#platform/time/dates.ts'
import type { Barred } from '../barred-contract.ts'
import { deskVisitorWords as words } from '../messages/desk.ts'
import { isBarredBy } from '../rules.ts'
import type { BarredInput } from '../barred-schemas.ts'
import { checkUnit } from './hosts.ts'
import { doNotAdmit } from './table.ts'

type Visitor = { fullName: string; unitId: string | null }

/** Answers for any visitor of today whether the office has their name on its list. It is read once. */
export async function createBarredCheck(db: Database, now: Date): Promise<(visitor: Visitor) => boolean> {
  const { fullName, unitId, validUntil } = doNotAdmit
  const entries = await db
    .select({ fullName, unitId, validUntil })
    .from(doNotAdmit)
    .where(isNull(doNotAdmit.endedAt))
    .orderBy(asc(fullName))
  const today = dayOf(now, await timeZoneOf(db))
  return (visitor) => entries.some((entry) => isBarredBy(entry, visitor, today))
}

/** The entries that have not ended, by name. */
export const listBarred = (db: Database) => loadBarred(db, sql`true`)

const loadBarred = (db: Database, condition: ReturnType<typeof sql>) =>
  queryRows<Barred>(
    db,
    sql`select d.id, d.full_name as "fullName",
        case when u.id is not null then json_build_object('id', u.id, 'unitNumber', u.unit_number) end as unit, d.reason,
        d.valid_until::text as "validUntil", btrim(b.first_name || ' ' || b.last_name) as "addedBy",
        ${instantText('d.created_at')} as "createdAt", d.version
      from do_not_admit d join users b on b.id = d.added_by left join units u on u.id = d.unit_id
      where d.ended_at is null and ${condition} order by d.full_name, d.id`,
  )

async function findBarred(db: Database, id: string): Promise<Barred> {
  const [found] = await loadBarred(db, sql`d.id = ${id}`)
  if (!found) throw notFound('Entry')
  return found
}

export async function addBarred(db: Database, input: BarredInput, by: Author, now: Date): Promise<Barred> {
  const id = newId()
  await db.transaction(async (tx) => {
    const values = await toValues(tx, input)
    await tx.insert(doNotAdmit).values({ ...values, id, addedBy: by.id, createdAt: now, updatedAt: now })
    await record(tx, id, 'added', by, now)
  })
  return findBarred(db, id)
}

/** Throws 404 for an entry that has ended, and 412 when it was changed meanwhile. */
export async function changeBarred(
  db: Database,
  id: string,
  input: BarredInput,
  { by, ifMatch, now }: { by: Author; ifMatch: number | null; now: Date },
): Promise<Barred> {
  await db.transaction(async (tx) => {
    const locked = await lockEntry(tx, id)
    if (ifMatch !== null && ifMatch !== locked.version) throw stale(await findBarred(tx, id))
    const values = await toValues(tx, input)
    await tx
      .update(doNotAdmit)
      .set({ ...values, version: locked.version + 1, updatedAt: now })
      .where(eq(doNotAdmit.id, id))
    await record(tx, id, 'changed', by, now)
  })
  return findBarred(db, id)
}

/** Throws 404 for an entry that has ended. */
export async function endBarred(db: Database, id: string, by: Author, now: Date) {
  await db.transaction(async (tx) => {
    const locked = await lockEntry(tx, id)
    await tx
      .update(doNotAdmit)
      .set({ endedAt: now, version: locked.version + 1, updatedAt: now })
      .where(eq(doNotAdmit.id, id))
    await record(tx, id, 'ended', by, now)
  })
  return { message: words.admitted }
}

async function toValues(tx: Database, { fullName, unitId = null, reason, validUntil = null }: BarredInput) {
  if (unitId !== null) await checkUnit(tx, unitId)
  return { fullName, unitId, reason, validUntil }
}

async function lockEntry(tx: Database, id: string) {
  const [locked] = await tx
    .select()
    .from(doNotAdmit)
    .where(and(eq(doNotAdmit.id, id), isNull(doNotAdmit.endedAt)))
    .for('update')
  if (!locked) throw notFound('Entry')
  return locked
}

/** Neither the name nor the reason is in the audit log, which more people read. */
async function record(tx: Database, id: string, action: 'added' | 'changed' | 'ended', by: Author, now: Date) {
  await writeAudit(tx, { by, action, recordType: 'do not admit', recordId: id, now })
  await notifyChanged(tx, { topic: 'visitors' })
}
