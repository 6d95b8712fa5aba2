import { and, asc, eq, sql } from 'drizzle-orm'
import { selectOwnHomes } from '#occupancy/members/server/reads.ts'
import { conflict, invalid, notFound, stale } from '#platform/http-error.ts'
import type { Author } from '#platform/server/audit/audit.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { newId } from '#platform/server/database/ids.ts'
import { instantText } from '#platform/server/sql/instant-text.ts'
import { units } from '#units/server/table.ts'
import { maxEntries } from '../choices.ts'
import { rosterTexts } from '../messages/index.ts'
import type { OwnNeed } from '../own-contract.ts'
import type { OwnNeedInput } from '../schemas.ts'
import { livesIn } from './homes.ts'
import { recordNeed } from './record.ts'
import { emergencyNeeds, emergencyViews } from './table.ts'

type Row = typeof emergencyNeeds.$inferSelect

/** The entries of an account in its present homes, by name. */
export async function listOwnNeeds(db: Database, userId: string): Promise<OwnNeed[]> {
  const isOwn = eq(emergencyNeeds.userId, userId)
  const rows = await selectNeeds(db).where(
    and(isOwn, livesIn(sql`${emergencyNeeds.userId}`, sql`${emergencyNeeds.unitId}`)),
  )
  return rows.map(toOwnNeed)
}

/** Adds an entry. Throws 400 for the home of another person, and 409 when there are too many. */
export async function addOwnNeed(db: Database, input: OwnNeedInput, by: Author, now: Date): Promise<OwnNeed> {
  const id = newId()
  await db.transaction(async (tx) => {
    const unitId = await findUnitOf(tx, input.unitId, by.id)
    if (await isFull(tx, by.id))
      throw conflict('too_many_entries', (language) => rosterTexts[language].tooMany(maxEntries))
    const row = { id, userId: by.id, unitId, ...valuesOf(input), consentedAt: now }
    await tx.insert(emergencyNeeds).values({ ...row, createdAt: now, updatedAt: now })
    await recordNeed(tx, row, { by, action: 'entered', now })
  })
  return findOwnNeed(db, id)
}

/** Corrects an entry; it is the person's own from then on. Throws 404 for another person's, and 412. */
export async function changeOwnNeed(
  db: Database,
  id: string,
  input: OwnNeedInput,
  { by, ifMatch, now }: { by: Author; ifMatch: number | null; now: Date },
): Promise<OwnNeed> {
  await db.transaction(async (tx) => {
    const locked = await lockOwn(tx, id, by.id)
    if (ifMatch !== null && ifMatch !== locked.version) throw stale(await findOwnNeed(tx, id))
    const unitId = await findUnitOf(tx, input.unitId ?? locked.unitId, by.id)
    const consent = { consentedAt: now, enteredBy: null, consentNote: '' }
    // A page that was open since before the newest text does not take back what was agreed to.
    const consentVersion = Math.max(locked.consentVersion, input.consentVersion)
    const changes = { ...valuesOf(input), ...consent, unitId, consentVersion }
    const values = { ...changes, version: locked.version + 1, updatedAt: now }
    await tx.update(emergencyNeeds).set(values).where(eq(emergencyNeeds.id, id))
    await recordNeed(tx, { ...locked, ...changes }, { by, action: 'changed', now })
  })
  return findOwnNeed(db, id)
}

/** Deletes an entry at once. Throws 404 for another person's. */
export async function withdrawOwnNeed(db: Database, id: string, by: Author, now: Date) {
  await db.transaction(async (tx) => {
    const locked = await lockOwn(tx, id, by.id)
    await tx.delete(emergencyNeeds).where(eq(emergencyNeeds.id, id))
    await recordNeed(tx, locked, { by, action: 'withdrew', now })
  })
  return { message: rosterTexts.en.withdrawn }
}

const valuesOf = ({ fullName, needs, note, pets, consentVersion }: OwnNeedInput) => ({
  fullName,
  needs,
  note,
  pets,
  consentVersion,
})

/** Whether an account has the most entries; changes of them are counted one after the other. */
export async function isFull(tx: Database, userId: string): Promise<boolean> {
  await tx.execute(sql`select from users where id = ${userId} for update`)
  return (await tx.$count(emergencyNeeds, eq(emergencyNeeds.userId, userId))) >= maxEntries
}

async function findOwnNeed(db: Database, id: string): Promise<OwnNeed> {
  const [row] = await selectNeeds(db).where(eq(emergencyNeeds.id, id))
  if (!row) throw notFound('Entry')
  return toOwnNeed(row)
}

/** The last view since the entry was made; the roster is always shown whole. */
const lastView = sql<{ at: string; isDrill: boolean } | null>`(select json_build_object(
    'at', ${instantText('v.viewed_at')}, 'isDrill', v.is_drill)
  from ${emergencyViews} v where v.viewed_at >= ${emergencyNeeds.createdAt} order by v.viewed_at desc, v.id desc limit 1)`

const selectNeeds = (db: Database) =>
  db
    .select({ need: emergencyNeeds, unitNumber: units.unitNumber, lastView })
    .from(emergencyNeeds)
    .innerJoin(units, eq(units.id, emergencyNeeds.unitId))
    .orderBy(asc(emergencyNeeds.fullName), asc(emergencyNeeds.id))
    .$dynamic()

type Selected = Awaited<ReturnType<typeof selectNeeds>>[number]

const toOwnNeed = ({ need, unitNumber, lastView }: Selected): OwnNeed => ({
  ...need,
  unitNumber,
  lastView,
  consentedAt: need.consentedAt.toISOString(),
})

async function lockOwn(tx: Database, id: string, userId: string): Promise<Row> {
  const isOwn = and(eq(emergencyNeeds.id, id), eq(emergencyNeeds.userId, userId))
  const [locked] = await tx.select().from(emergencyNeeds).where(isOwn).for('update')
  if (!locked) throw notFound('Entry')
  return locked
}

/** The named home of the person, or the first one. */
async function findUnitOf(tx: Database, unitId: string | undefined, userId: string): Promise<string> {
  const homes = await selectOwnHomes(tx, userId)
  const [first] = homes
  if (!first) throw conflict('no_home', (language) => rosterTexts[language].noHome)
  const home = unitId === undefined ? first : homes.find((one) => one.unitId === unitId)
  if (!home) throw invalid('unitId', (language) => rosterTexts[language].chooseHome)
  return home.unitId
}
