import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import { timeZoneOf } from '#building/server/time-zone.ts'
import { selectOwnHomes } from '#occupancy/members/server/reads.ts'
import { conflict, invalid, notFound, stale } from '#platform/http-error.ts'
import { type Author, writeAudit } from '#platform/server/audit/audit.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { newId } from '#platform/server/database/ids.ts'
import { notifyChanged } from '#platform/server/live/live.ts'
import { dayOf } from '#platform/time/dates.ts'
import { units } from '#units/server/table.ts'
import { maxAuthorisedPeople } from '../choices.ts'
import type { AuthorisedPerson } from '../contract.ts'
import { frontDeskTexts } from '../messages/index.ts'
import { isValidOn } from '../rules.ts'
import type { AuthorisedPersonInput } from '../schemas.ts'
import { authorisedPeople } from './table.ts'

type Row = typeof authorisedPeople.$inferSelect

/** Whether the resident who authorised the person still lives in the unit. */
const livesThere = sql`exists (select from assignments a join residents r on r.id = a.resident_id
  where r.user_id = ${authorisedPeople.userId} and a.unit_id = ${authorisedPeople.unitId} and a.ended_at is null)`

const isListed = (userId: string) =>
  and(eq(authorisedPeople.userId, userId), isNull(authorisedPeople.endedAt), livesThere)

/** The people whom a resident authorised, by name; not those of former homes. */
export async function listAuthorisedPeople(db: Database, userId: string, now: Date): Promise<AuthorisedPerson[]> {
  const today = dayOf(now, await timeZoneOf(db))
  const rows = await selectPeople(db).where(isListed(userId))
  return rows.map((row) => toAuthorisedPerson(row, today))
}

/**
 * Whether a resident of a home authorised a person of this name, and did not end it: the resident, or without one anyone who
 * lives there. A screen of the desk can be older than the end.
 */
export async function isAuthorised(
  db: Database,
  { fullName, unitId, userId }: { fullName: string; unitId: string; userId: string | null },
  now: Date,
): Promise<boolean> {
  const today = dayOf(now, await timeZoneOf(db))
  const rows = await selectPeople(db).where(
    and(
      eq(authorisedPeople.unitId, unitId),
      userId === null ? undefined : eq(authorisedPeople.userId, userId),
      isNull(authorisedPeople.endedAt),
      livesThere,
    ),
  )
  const name = fullName.toLowerCase()
  return rows.some(({ person }) => person.fullName.toLowerCase() === name && isValidOn(person.validUntil, today))
}

/** Adds a person. Throws 400 for the home of another resident, and 409 when there are too many. */
export async function addAuthorisedPerson(
  db: Database,
  input: AuthorisedPersonInput,
  by: Author,
  now: Date,
): Promise<AuthorisedPerson> {
  const id = newId()
  await db.transaction(async (tx) => {
    const unitId = await findUnitOf(tx, input, by.id)
    // Locked, so that simultaneous additions are counted one after the other.
    await tx.execute(sql`select from users where id = ${by.id} for update`)
    const present = await tx.$count(authorisedPeople, isListed(by.id))
    if (present >= maxAuthorisedPeople)
      throw conflict('too_many_people', (language) => frontDeskTexts[language].tooManyPeople(maxAuthorisedPeople))
    const { fullName, note, validUntil = null } = input
    const values = { fullName, note, validUntil, unitId, userId: by.id }
    await tx.insert(authorisedPeople).values({ ...values, id, createdAt: now, updatedAt: now })
    await record(tx, { id, unitId }, 'authorised', { after: { fullName, validUntil } }, by, now)
  })
  return findAuthorisedPerson(db, id, now)
}

/** Corrects a person. Throws 404 for another resident's, and 412 when it was changed meanwhile. */
export async function changeAuthorisedPerson(
  db: Database,
  id: string,
  input: AuthorisedPersonInput,
  { by, ifMatch, now }: { by: Author; ifMatch: number | null; now: Date },
): Promise<AuthorisedPerson> {
  await db.transaction(async (tx) => {
    const locked = await lockOwn(tx, id, by.id)
    if (ifMatch !== null && ifMatch !== locked.version) throw stale(await findAuthorisedPerson(tx, id, now))
    const unitId = await findUnitOf(tx, { unitId: input.unitId ?? locked.unitId }, by.id)
    const { fullName, note, validUntil = null } = input
    const values = { fullName, note, validUntil, unitId }
    await tx
      .update(authorisedPeople)
      .set({ ...values, version: locked.version + 1, updatedAt: now })
      .where(eq(authorisedPeople.id, id))
    const before = { fullName: locked.fullName, validUntil: locked.validUntil }
    await record(tx, { id, unitId }, 'changed', { before, after: { fullName, validUntil } }, by, now)
  })
  return findAuthorisedPerson(db, id, now)
}

/** Throws 404 for another resident's. */
export async function endAuthorisedPerson(db: Database, id: string, by: Author, now: Date) {
  await db.transaction(async (tx) => {
    const locked = await lockOwn(tx, id, by.id)
    await tx
      .update(authorisedPeople)
      .set({ endedAt: now, version: locked.version + 1, updatedAt: now })
      .where(eq(authorisedPeople.id, id))
    await record(tx, locked, 'ended', { before: { fullName: locked.fullName } }, by, now)
  })
  return { message: frontDeskTexts.en.personEnded }
}

async function findAuthorisedPerson(db: Database, id: string, now: Date): Promise<AuthorisedPerson> {
  const [row] = await selectPeople(db).where(eq(authorisedPeople.id, id))
  if (!row) throw notFound('Authorised person')
  return toAuthorisedPerson(row, dayOf(now, await timeZoneOf(db)))
}

const selectPeople = (db: Database) =>
  db
    .select({ person: authorisedPeople, unitNumber: units.unitNumber })
    .from(authorisedPeople)
    .innerJoin(units, eq(units.id, authorisedPeople.unitId))
    .orderBy(asc(authorisedPeople.fullName), asc(authorisedPeople.id))
    .$dynamic()

const toAuthorisedPerson = (
  { person, unitNumber }: { person: Row; unitNumber: string },
  today: string,
): AuthorisedPerson => ({ ...person, unitNumber, isExpired: !isValidOn(person.validUntil, today) })

async function lockOwn(tx: Database, id: string, userId: string): Promise<Row> {
  const [locked] = await tx
    .select()
    .from(authorisedPeople)
    .where(and(eq(authorisedPeople.id, id), eq(authorisedPeople.userId, userId), isNull(authorisedPeople.endedAt)))
    .for('update')
  if (!locked) throw notFound('Authorised person')
  return locked
}

/** The named home of the resident, or the first one. */
async function findUnitOf(tx: Database, { unitId }: Pick<AuthorisedPersonInput, 'unitId'>, userId: string) {
  const homes = await selectOwnHomes(tx, userId)
  const [first] = homes
  if (!first) throw conflict('no_home', (language) => frontDeskTexts[language].noHome)
  const home = unitId === undefined ? first : homes.find((one) => one.unitId === unitId)
  if (!home) throw invalid('unitId', (language) => frontDeskTexts[language].chooseHome)
  return home.unitId
}

async function record(
  tx: Database,
  { id, unitId }: { id: string; unitId: string },
  action: 'authorised' | 'changed' | 'ended',
  change: { before?: Record<string, unknown>; after?: Record<string, unknown> },
  by: Author,
  now: Date,
) {
  const about = [by.id, unitId]
  await writeAudit(tx, { by, action, recordType: 'authorised people', recordId: id, about, ...change, now })
  await notifyChanged(tx, { topic: 'front-desk', residents: [by.id] })
}
