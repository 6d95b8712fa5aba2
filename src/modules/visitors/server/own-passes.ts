import { and, eq, gte, isNull, sql } from 'drizzle-orm'
import { timeZoneOf } from '#building/server/time-zone.ts'
import { selectOwnHomes } from '#occupancy/members/server/reads.ts'
import { conflict, invalid, notFound, stale } from '#platform/http-error.ts'
import { type Author, writeAudit } from '#platform/server/audit/audit.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { newId } from '#platform/server/database/ids.ts'
import { notifyChanged } from '#platform/server/live/live.ts'
import { dayOf } from '#platform/time/dates.ts'
import { addDays } from '#platform/time/wall-clock.ts'
import { maxPasses } from '../choices.ts'
import { visitorTexts } from '../messages/index.ts'
import type { OwnPass, OwnVisitors } from '../own-contract.ts'
import { minutesOfClock, type Times, validateTimes, windowOn } from '../rules.ts'
import type { PassInput } from '../schemas.ts'
import { createBarredCheck } from './barred.ts'
import { createSealedCode } from './codes.ts'
import { writeGuests } from './guests.ts'
import { loadOwnPasses, type Tools } from './own-rows.ts'
import { countUsed, endStallPass, findStallOf, giveStall } from './stalls.ts'
import { visitorPasses, visitorRules } from './table.ts'

/** Days for which a visit is listed after its end. */
const listedDays = 7

/** The visits that a resident announced, and how many stalls their homes have used this month. */
export async function listOwnVisitors(db: Database, tools: Tools, userId: string, now: Date): Promise<OwnVisitors> {
  const timeZone = await timeZoneOf(db)
  const today = dayOf(now, timeZone)
  const since = addDays(today, -listedDays)
  const passes = await loadOwnPasses(
    db,
    tools,
    sql`p.host_id = ${userId} and p.cancelled_at is null and p.last_day >= ${since}::date`,
    now,
  )
  const end = '9999'
  const keyOf = ({ next }: OwnPass) => next?.from ?? end
  const [rules] = await db.select().from(visitorRules)
  const homes = await selectOwnHomes(db, userId)
  const stalls = []
  for (const { unitId } of homes)
    stalls.push({ unitId, used: await countUsed(db, unitId, today), perMonth: rules?.stallsPerMonth ?? 0 })
  return { passes: passes.toSorted((a, b) => keyOf(a).localeCompare(keyOf(b))), stalls }
}

/**
 * Announces visitors. Throws 400 for the home of another resident or a time that cannot be, and 409 for a name that the
 * office has to talk about, and when there is no stall.
 */
export async function addPass(db: Database, tools: Tools, input: PassInput, by: Author, now: Date): Promise<OwnPass> {
  const id = newId()
  await db.transaction(async (tx) => {
    const unitId = await findUnitOf(tx, input, by.id)
    // Locked, so that simultaneous announcements are counted one after the other.
    await tx.execute(sql`select from users where id = ${by.id} for update`)
    const times = await checkTimes(tx, input, now)
    const today = dayOf(now, await timeZoneOf(tx))
    const current = and(
      eq(visitorPasses.hostId, by.id),
      isNull(visitorPasses.cancelledAt),
      gte(visitorPasses.lastDay, today),
    )
    if ((await tx.$count(visitorPasses, current)) >= maxPasses)
      throw conflict('too_many_passes', (language) => visitorTexts[language].errors.tooManyPasses(maxPasses))
    await checkNames(tx, input.guests, unitId, now)
    const code = createSealedCode(tools.secretKey, id)
    const made = { createdAt: now, updatedAt: now }
    await tx.insert(visitorPasses).values({ id, unitId, hostId: by.id, ...times, note: input.note, ...code, ...made })
    await writeGuests(tx, id, input.guests)
    await writeStall(tx, { id, unitId, times, plate: input.plate ?? null }, by, now)
    await record(tx, { id, unitId }, 'announced', { after: auditedOf(input) }, by, now)
  })
  return findOwnPass(db, tools, id, now)
}

/** Changes a visit that has not ended. Throws 404 for another resident's, and 412 when it was changed meanwhile. */
export async function changePass(
  db: Database,
  tools: Tools,
  id: string,
  input: PassInput,
  { by, ifMatch, now }: { by: Author; ifMatch: number | null; now: Date },
): Promise<OwnPass> {
  await db.transaction(async (tx) => {
    const locked = await lockOwnPass(tx, id, by.id)
    if (ifMatch !== null && ifMatch !== locked.version) throw stale(await findOwnPass(tx, tools, id, now))
    const unitId = await findUnitOf(tx, { unitId: input.unitId ?? locked.unitId }, by.id)
    const times = await checkTimes(tx, input, now)
    await checkNames(tx, input.guests, unitId, now)
    await tx
      .update(visitorPasses)
      .set({ unitId, ...times, note: input.note, version: locked.version + 1, updatedAt: now })
      .where(eq(visitorPasses.id, id))
    await writeGuests(tx, id, input.guests)
    await writeStall(tx, { id, unitId, times, plate: input.plate ?? null }, by, now)
    await record(
      tx,
      { id, unitId },
      'changed',
      { before: { firstDay: locked.firstDay }, after: auditedOf(input) },
      by,
      now,
    )
  })
  return findOwnPass(db, tools, id, now)
}

/** Cancels a visit, and frees its stall. Throws 404 for another resident's. */
export async function cancelPass(db: Database, id: string, by: Author, now: Date) {
  await db.transaction(async (tx) => {
    const locked = await lockOwnPass(tx, id, by.id)
    const stall = await findStallOf(tx, id)
    if (stall) await endStallPass(tx, stall, by, now)
    await tx
      .update(visitorPasses)
      .set({ cancelledAt: now, version: locked.version + 1, updatedAt: now })
      .where(eq(visitorPasses.id, id))
    await record(tx, locked, 'cancelled', { before: { firstDay: locked.firstDay } }, by, now)
  })
  return { message: visitorTexts.en.errors.cancelled }
}

export async function findOwnPass(db: Database, tools: Tools, id: string, now: Date): Promise<OwnPass> {
  const [found] = await loadOwnPasses(db, tools, sql`p.id = ${id}`, now)
  if (!found) throw notFound('Visitor pass')
  return found
}

export async function lockOwnPass(tx: Database, id: string, userId: string) {
  const [locked] = await tx
    .select()
    .from(visitorPasses)
    .where(and(eq(visitorPasses.id, id), eq(visitorPasses.hostId, userId), isNull(visitorPasses.cancelledAt)))
    .for('update')
  if (!locked) throw notFound('Visitor pass')
  return locked
}

async function findUnitOf(tx: Database, { unitId }: { unitId?: string | undefined }, userId: string): Promise<string> {
  const homes = await selectOwnHomes(tx, userId)
  const [first] = homes
  if (!first) throw conflict('no_home', (language) => visitorTexts[language].errors.noHome)
  const home = unitId === undefined ? first : homes.find((one) => one.unitId === unitId)
  if (!home) throw invalid('unitId', (language) => visitorTexts[language].errors.chooseHome)
  return home.unitId
}

async function checkTimes(tx: Database, input: PassInput, now: Date): Promise<Times & { weekdays: number[] | null }> {
  const timeZone = await timeZoneOf(tx)
  const times = {
    firstDay: input.firstDay,
    lastDay: input.lastDay,
    weekdays: input.weekdays === null ? null : [...new Set(input.weekdays)].toSorted((a, b) => a - b),
    startsAt: minutesOfClock(input.startsAt),
    endsAt: minutesOfClock(input.endsAt),
  }
  const problem = validateTimes(times, now, dayOf(now, timeZone), timeZone)
  const field = problem === 'noDay' ? 'weekdays' : problem === 'tooLong' ? 'lastDay' : 'firstDay'
  if (problem) throw invalid(field, (language) => visitorTexts[language].errors.times[problem])
  return times
}

/** Every name once, and none that the office has on its list. */
async function checkNames(tx: Database, names: readonly string[], unitId: string, now: Date) {
  const keys = names.map((name) => name.toLowerCase())
  const twice = names.find((_, at) => keys.indexOf(keys[at] ?? '') !== at)
  if (twice !== undefined) throw invalid('guests', (language) => visitorTexts[language].errors.sameName(twice))
  const isBarred = await createBarredCheck(tx, now)
  const barred = names.find((fullName) => isBarred({ fullName, unitId }))
  if (barred === undefined) return
  throw conflict('call_office', (language) => visitorTexts[language].errors.callOffice(barred), 'guests')
}

type StallOf = { id: string; unitId: string; times: Times; plate: string | null }

/** Gives a pass the stall that it needs now, and frees one that it no longer needs. */
async function writeStall(tx: Database, { id, unitId, times, plate }: StallOf, by: Author, now: Date) {
  const current = await findStallOf(tx, id)
  const { from, until } = windowOn(times, times.firstDay, await timeZoneOf(tx))
  const isSame =
    current !== null &&
    current.plate === plate &&
    current.unitId === unitId &&
    current.startsAt.getTime() === from.getTime() &&
    current.endsAt.getTime() === until.getTime()
  if (isSame) return
  if (current) await endStallPass(tx, current, by, now)
  if (plate === null) return
  const given = await giveStall(tx, { unitId, passId: id, plate, from, until }, by, now)
  if ('id' in given) return
  if (given.problem === 'full') throw conflict('no_stall', (language) => visitorTexts[language].errors.noStall, 'plate')
  throw conflict('stall_limit', (language) => visitorTexts[language].errors.stallLimit(given.limit), 'plate')
}

/** How many guests on which days; names are in the record alone. */
const auditedOf = ({ guests, firstDay, lastDay }: PassInput) => ({ guests: guests.length, firstDay, lastDay })

async function record(
  tx: Database,
  { id, unitId }: { id: string; unitId: string },
  action: 'announced' | 'changed' | 'cancelled',
  change: { before?: Record<string, unknown>; after?: Record<string, unknown> },
  by: Author,
  now: Date,
) {
  const about = [by.id, unitId]
  await writeAudit(tx, { by, action, recordType: 'visitor passes', recordId: id, about, ...change, now })
  await notifyChanged(tx, { topic: 'visitors', residents: [by.id] })
}
