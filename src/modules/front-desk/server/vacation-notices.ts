import { and, asc, eq, gte, isNull, sql } from 'drizzle-orm'
import { timeZoneOf } from '#building/server/time-zone.ts'
import { conflict, invalid, notFound, stale } from '#platform/http-error.ts'
import { type Author, writeAudit } from '#platform/server/audit/audit.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { newId } from '#platform/server/database/ids.ts'
import { notifyChanged } from '#platform/server/live/live.ts'
import { dayOf } from '#platform/time/dates.ts'
import { maxVacationNotices } from '../choices.ts'
import type { VacationNotice } from '../contract.ts'
import { frontDeskTexts } from '../messages/index.ts'
import { validateVacation } from '../rules.ts'
import type { VacationNoticeInput } from '../schemas.ts'
import { vacationNotices } from './table.ts'

type Row = typeof vacationNotices.$inferSelect

const currentOf = (userId: string, today: string) =>
  and(eq(vacationNotices.userId, userId), isNull(vacationNotices.endedAt), gte(vacationNotices.lastDay, today))

/** The present and coming notices of a resident, the earliest first. */
export async function listVacationNotices(db: Database, userId: string, now: Date): Promise<VacationNotice[]> {
  return db
    .select()
    .from(vacationNotices)
    .where(currentOf(userId, dayOf(now, await timeZoneOf(db))))
    .orderBy(asc(vacationNotices.firstDay), asc(vacationNotices.id))
}

/** Adds a notice. Throws 400 naming `lastDay` for days that have passed, and 409 when there are too many. */
export async function addVacationNotice(
  db: Database,
  input: VacationNoticeInput,
  by: Author,
  now: Date,
): Promise<VacationNotice> {
  const id = newId()
  return db.transaction(async (tx) => {
    const today = await checkDays(tx, input, now)
    await tx.execute(sql`select from users where id = ${by.id} for update`)
    if ((await tx.$count(vacationNotices, currentOf(by.id, today))) >= maxVacationNotices)
      throw conflict('too_many_notices', (language) => frontDeskTexts[language].tooManyNotices(maxVacationNotices))
    const values = { ...input, id, userId: by.id, createdAt: now, updatedAt: now }
    const [added] = await tx.insert(vacationNotices).values(values).returning()
    await record(tx, id, 'added', { after: auditedOf(input) }, by, now)
    return added ?? { ...values, version: 1 }
  })
}

/** Changes a notice. Throws 404 for another resident's, and 412 when it was changed meanwhile. */
export async function changeVacationNotice(
  db: Database,
  id: string,
  input: VacationNoticeInput,
  { by, ifMatch, now }: { by: Author; ifMatch: number | null; now: Date },
): Promise<VacationNotice> {
  return db.transaction(async (tx) => {
    const locked = await lockOwn(tx, id, by.id)
    if (ifMatch !== null && ifMatch !== locked.version) throw stale(locked)
    await checkDays(tx, input, now)
    const next = { ...input, version: locked.version + 1, updatedAt: now }
    await tx.update(vacationNotices).set(next).where(eq(vacationNotices.id, id))
    await record(tx, id, 'changed', { before: auditedOf(locked), after: auditedOf(input) }, by, now)
    return { ...locked, ...next }
  })
}

/** Throws 404 for another resident's. */
export async function endVacationNotice(db: Database, id: string, by: Author, now: Date) {
  await db.transaction(async (tx) => {
    const locked = await lockOwn(tx, id, by.id)
    const ended = { endedAt: now, version: locked.version + 1, updatedAt: now }
    await tx.update(vacationNotices).set(ended).where(eq(vacationNotices.id, id))
    await record(tx, id, 'ended', { before: auditedOf(locked) }, by, now)
  })
  return { message: frontDeskTexts.en.noticeEnded }
}

async function checkDays(tx: Database, input: VacationNoticeInput, now: Date): Promise<string> {
  const today = dayOf(now, await timeZoneOf(tx))
  const problem = validateVacation(input, today)
  if (problem) throw invalid('lastDay', (language) => frontDeskTexts[language].vacationProblems[problem])
  return today
}

async function lockOwn(tx: Database, id: string, userId: string): Promise<Row> {
  const [locked] = await tx
    .select()
    .from(vacationNotices)
    .where(and(eq(vacationNotices.id, id), eq(vacationNotices.userId, userId), isNull(vacationNotices.endedAt)))
    .for('update')
  if (!locked) throw notFound('Vacation notice')
  return locked
}

const auditedOf = ({ firstDay, lastDay, holdsPackages }: Pick<Row, 'firstDay' | 'lastDay' | 'holdsPackages'>) => ({
  firstDay,
  lastDay,
  holdsPackages,
})

async function record(
  tx: Database,
  id: string,
  action: 'added' | 'changed' | 'ended',
  change: { before?: Record<string, unknown>; after?: Record<string, unknown> },
  by: Author,
  now: Date,
) {
  await writeAudit(tx, { by, action, recordType: 'vacation notices', recordId: id, about: [by.id], ...change, now })
  await notifyChanged(tx, { topic: 'front-desk', residents: [by.id] })
  // Packages wait longer, or as usual again.
  await notifyChanged(tx, { topic: 'packages', residents: [by.id] })
}
