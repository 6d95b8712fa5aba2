import { and, eq, isNull, sql } from 'drizzle-orm'
import { timeZoneOf } from '#building/server/time-zone.ts'
import { conflict, invalid, notFound } from '#platform/http-error.ts'
import { type Author, writeAudit } from '#platform/server/audit/audit.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { newId } from '#platform/server/database/ids.ts'
import { queryRows } from '#platform/server/database/query-rows.ts'
import { notifyChanged } from '#platform/server/live/live.ts'
import { instantText } from '#platform/server/sql/instant-text.ts'
import { dayOf, hours } from '#platform/time/dates.ts'
import type { StallPass, VisitorBoard } from '../contract.ts'
import { deskVisitorWords as words } from '../messages/desk.ts'
import type { StallInput } from '../schemas.ts'
import { checkUnit } from './hosts.ts'
import { stallPasses, visitorPasses, visitorRules } from './table.ts'

export type NewStall = { unitId: string; passId: string | null; plate: string; from: Date; until: Date }
export type NoStall = { problem: 'limit'; limit: number } | { problem: 'full' }

/** Stalls that count: all but those that were given back before they began. */
const counts = sql`not (s.ended_at is not null and s.ended_at <= s.starts_at)`

/**
 * Gives a free visitor stall inside a transaction. The row of the rules is locked until it ends, so that of many at once
 * one gets the last stall, and no home gets more than its share of the month.
 */
export async function giveStall(
  tx: Database,
  { unitId, passId, plate, from, until }: NewStall,
  by: Author,
  now: Date,
): Promise<{ id: string } | NoStall> {
  const [rules] = await tx.select().from(visitorRules).for('update')
  const perMonth = rules?.stallsPerMonth ?? 0
  const day = dayOf(from, await timeZoneOf(tx))
  if ((await countUsed(tx, unitId, day)) >= perMonth) return { problem: 'limit', limit: perMonth }
  const [free] = await queryRows<{ id: string }>(
    tx,
    sql`select a.id from assets a where a.kind = 'visitor_stall' and a.status = 'in_service'
        and not exists (select from stall_passes s where s.asset_id = a.id and s.ended_at is null
          and s.starts_at < ${until.toISOString()}::timestamptz and s.ends_at > ${from.toISOString()}::timestamptz)
      order by a.number_key, a.id limit 1`,
  )
  if (!free) return { problem: 'full' }
  const id = newId()
  const times = { day, startsAt: from, endsAt: until, createdAt: now, updatedAt: now }
  await tx.insert(stallPasses).values({ id, assetId: free.id, unitId, passId, plate, givenBy: by.id, ...times })
  await recordStall(tx, { id, unitId }, 'gave', by, now)
  return { id }
}

/** How often the visitors of a home have had a stall in the month of a day. */
export async function countUsed(tx: Database, unitId: string, day: string): Promise<number> {
  const [counted] = await queryRows<{ used: number }>(
    tx,
    sql`select count(*)::int as used from stall_passes s where s.unit_id = ${unitId} and ${counts}
      and s.day >= date_trunc('month', ${day}::date) and s.day < date_trunc('month', ${day}::date) + interval '1 month'`,
  )
  return counted?.used ?? 0
}

/** The stall that a pass has; null without one. */
export async function findStallOf(tx: Database, passId: string) {
  const [found] = await tx
    .select()
    .from(stallPasses)
    .where(and(eq(stallPasses.passId, passId), isNull(stallPasses.endedAt)))
    .for('update')
  return found ?? null
}

type Ending = { id: string; unitId: string; version: number }

export async function endStallPass(tx: Database, { id, unitId, version }: Ending, by: Author, now: Date) {
  await tx
    .update(stallPasses)
    .set({ endedAt: now, version: version + 1, updatedAt: now })
    .where(eq(stallPasses.id, id))
  await recordStall(tx, { id, unitId }, 'freed', by, now)
}

/** Gives a stall at the desk, from now on. Throws 400 for an unknown unit, and 409 without a free one or a share left. */
export async function giveStallAtDesk(db: Database, input: StallInput, by: Author, now: Date): Promise<StallPass> {
  const given = await db.transaction(async (tx) => {
    const unitNumber = await checkUnit(tx, input.unitId)
    const { unitId, passId = null, plate } = input
    if (passId !== null) await checkPass(tx, passId, unitId)
    const until = new Date(now.getTime() + hours(input.hours))
    const result = await giveStall(tx, { unitId, passId, plate, from: now, until }, by, now)
    if ('id' in result) return result.id
    if (result.problem === 'full') throw conflict('no_stall', () => words.noStall)
    throw conflict('stall_limit', () => words.stallLimit(unitNumber, result.limit), 'unitId')
  })
  const [shown] = await loadStalls(db, sql`s.id = ${given}`)
  if (!shown) throw notFound('Stall')
  return shown
}

/** Throws 400 for a visit to another home, and 409 for one that has a stall. */
async function checkPass(tx: Database, passId: string, unitId: string): Promise<void> {
  const isOfHome = and(eq(visitorPasses.id, passId), eq(visitorPasses.unitId, unitId))
  const [pass] = await tx.select({ id: visitorPasses.id }).from(visitorPasses).where(isOfHome).for('update')
  if (!pass) throw invalid('passId', () => words.noVisit)
  if (await findStallOf(tx, passId)) throw conflict('has_stall', () => words.hasStall, 'passId')
}

/** Frees a stall. Throws 404 for one that is free already. */
export async function endStallAtDesk(db: Database, id: string, by: Author, now: Date) {
  await db.transaction(async (tx) => {
    const [locked] = await tx
      .select()
      .from(stallPasses)
      .where(and(eq(stallPasses.id, id), isNull(stallPasses.endedAt)))
      .for('update')
    if (!locked) throw notFound('Stall')
    await endStallPass(tx, locked, by, now)
  })
  return { message: words.stallEnded }
}

const loadStalls = (db: Database, condition: ReturnType<typeof sql>) =>
  queryRows<StallPass>(
    db,
    sql`select s.id, a.number as stall, a.place, s.plate, json_build_object('id', u.id, 'unitNumber', u.unit_number) as unit,
        ${instantText('s.starts_at')} as "startsAt", ${instantText('s.ends_at')} as "endsAt"
      from stall_passes s join assets a on a.id = s.asset_id join units u on u.id = s.unit_id
      where ${condition} order by a.number_key, s.starts_at, s.id`,
  )

/** The visitor stalls now: how many, how many are free, and who has them. */
export async function summarizeStalls(db: Database, now: Date): Promise<VisitorBoard['stalls']> {
  const at = now.toISOString()
  const passes = await loadStalls(
    db,
    sql`s.ended_at is null and s.starts_at <= ${at}::timestamptz and s.ends_at > ${at}::timestamptz`,
  )
  const [counted] = await queryRows<{ total: number; perMonth: number }>(
    db,
    sql`select (select count(*)::int from assets where kind = 'visitor_stall' and status = 'in_service') as total,
      (select stalls_per_month from visitor_rules) as "perMonth"`,
  )
  const total = counted?.total ?? 0
  return { total, free: Math.max(0, total - passes.length), passes, perMonth: counted?.perMonth ?? 0 }
}

/** Changes how often the visitors of a home may have a stall in a month. */
export async function setVisitorRules(db: Database, stallsPerMonth: number, by: Author, now: Date) {
  await db.transaction(async (tx) => {
    const [before] = await tx.select().from(visitorRules).for('update')
    if (!before || before.stallsPerMonth === stallsPerMonth) return
    await tx.update(visitorRules).set({ stallsPerMonth, version: before.version + 1, updatedAt: now })
    const change = { before: { stallsPerMonth: before.stallsPerMonth }, after: { stallsPerMonth } }
    await writeAudit(tx, { by, action: 'changed the rules', recordType: 'visitor rules', ...change, now })
    await notifyChanged(tx, { topic: 'visitors' })
  })
  return { stallsPerMonth }
}

async function recordStall(
  tx: Database,
  { id, unitId }: { id: string; unitId: string },
  action: 'gave' | 'freed',
  by: Author,
  now: Date,
) {
  await writeAudit(tx, { by, action, recordType: 'stall passes', recordId: id, about: [unitId], now })
  await notifyChanged(tx, { topic: 'visitors' })
}
