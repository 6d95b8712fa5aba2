import { desc, eq } from 'drizzle-orm'
import { users } from '#accounts/server/table.ts'
import { timeZoneOf } from '#building/server/time-zone.ts'
import { selectActingResident } from '#occupancy/members/server/membership.ts'
import { assignments } from '#occupancy/server/table.ts'
import { dayFromWire, dayOf } from '#platform/time/dates.ts'
import { cents, dollars } from '#platform/text/money.ts'
import { conflict, invalid, notFound } from '#platform/http-error.ts'
import { type Author, writeAudit } from '#platform/server/audit/audit.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { newId } from '#platform/server/database/ids.ts'
import { notifyChanged } from '#platform/server/live/live.ts'
import { withConstraintErrors } from '#platform/server/database/violation.ts'
import { residents } from '#residents/server/table.ts'
import { units } from '#units/server/table.ts'
import type { NewPayment } from '../schemas.ts'
import type { Payment } from '../contract.ts'
import { statusesOf, undoDisabledReason } from '../rules.ts'
import { paymentTexts } from '../messages/index.ts'
import { paymentEntries } from './table.ts'

/** A resident's ledger, newest first; throws 404. */
export async function listPayments(db: Database, residentId: string, now: Date): Promise<Payment[]> {
  await findPayer(db, residentId)
  const rows = await db
    .select({
      entry: paymentEntries,
      unitNumber: units.unitNumber,
      enteredBy: { firstName: users.firstName, lastName: users.lastName },
    })
    .from(paymentEntries)
    .innerJoin(users, eq(users.id, paymentEntries.enteredBy))
    .leftJoin(units, eq(units.id, paymentEntries.unitId))
    .where(eq(paymentEntries.residentId, residentId))
    .orderBy(desc(paymentEntries.date), desc(paymentEntries.id))
  const statuses = statusesOf(
    rows.map(({ entry }) => entry),
    dayOf(now, await timeZoneOf(db)),
  )
  return rows.map(({ entry, unitNumber, enteredBy }) => ({
    ...entry,
    tenantId: entry.residentId,
    amount: dollars(entry.amountCents),
    status: statuses.get(entry.id) ?? 'reversed',
    unitNumber,
    enteredBy,
    createdAt: entry.createdAt.toISOString(),
  }))
}

/** The ledger of the signed-in resident; for a household member, the resident's entries about that home. */
export async function listOwnPayments(db: Database, userId: string, now: Date): Promise<Payment[]> {
  const resident = await selectActingResident(db, userId)
  if (!resident) throw notFound('Tenant')
  const { onlyUnitId } = resident
  const entries = await listPayments(db, resident.id, now)
  return onlyUnitId === null ? entries : entries.filter(({ unitId }) => unitId === onlyUnitId)
}

/** Adds a charge or a payment; throws 404 for an unknown resident, and 400 for a unit that was never theirs. */
export async function enterPayment(db: Database, sent: NewPayment, by: Author, now: Date): Promise<Payment> {
  if (sent.kind === 'charge' && sent.method)
    throw invalid('method', (language) => paymentTexts[language].methodOfCharge)
  const id = newId()
  await db.transaction(async (tx) => {
    const payer = await findPayer(tx, sent.tenantId)
    const { tenantId: residentId, kind, type, memo, method = null } = sent
    // The contract has checked that it is a date.
    const date = dayFromWire(sent.date, await timeZoneOf(tx)) ?? sent.date
    const unitId = await findUnitOfEntry(tx, residentId, sent.unitId ?? null)
    const amountCents = cents(sent.amount)
    const entry = { residentId, unitId, kind, type, date, amountCents, method, memo }
    await tx.insert(paymentEntries).values({ id, ...entry, enteredBy: by.id, createdAt: now })
    await recordEntry(tx, { id, residentId, userId: payer.userId }, { kind, type, date, amountCents }, by, now)
  })
  return findPayment(db, sent.tenantId, id, now)
}

/**
 * Reverses an entry by a counter entry; throws 404, and 409 for a counter entry or an entry that is already reversed.
 */
export async function undoPayment(
  db: Database,
  entryId: string,
  memo: string,
  by: Author,
  now: Date,
): Promise<Payment> {
  const id = newId()
  const already = () => conflict('undone', (language) => paymentTexts[language].undoneAlready)
  const residentId = await withConstraintErrors({ payment_entries_reverses_key: already }, () =>
    db.transaction(async (tx) => {
      const [entry] = await tx.select().from(paymentEntries).where(eq(paymentEntries.id, entryId)).for('update')
      if (!entry) throw notFound('Payment')
      const counters = await tx
        .select({ reverses: paymentEntries.reverses })
        .from(paymentEntries)
        .where(eq(paymentEntries.reverses, entryId))
      const why = undoDisabledReason(entry, counters)
      if (why) throw conflict('undone', why)
      const payer = await findPayer(tx, entry.residentId)
      const { unitId, type, amountCents } = entry
      const date = dayOf(now, await timeZoneOf(tx))
      const counter = { kind: 'counter', residentId: entry.residentId, unitId, type, date, amountCents, memo } as const
      await tx.insert(paymentEntries).values({ id, ...counter, reverses: entryId, enteredBy: by.id, createdAt: now })
      const counterEntry = { kind: 'counter', type, date, amountCents, reverses: entryId }
      await recordEntry(tx, { id, residentId: entry.residentId, userId: payer.userId }, counterEntry, by, now)
      return entry.residentId
    }),
  )
  return findPayment(db, residentId, id, now)
}

async function recordEntry(
  tx: Database,
  { id, residentId, userId }: { id: string; residentId: string; userId: string },
  after: Record<string, unknown>,
  by: Author,
  now: Date,
) {
  const action = after['kind'] === 'counter' ? 'undid' : 'entered'
  await writeAudit(tx, { by, action, recordType: 'payments', recordId: id, about: [residentId, userId], after, now })
  await notifyChanged(tx, { topic: 'payments', residents: [userId] })
}

async function findPayment(db: Database, residentId: string, id: string, now: Date): Promise<Payment> {
  const found = (await listPayments(db, residentId, now)).find((entry) => entry.id === id)
  if (!found) throw notFound('Payment')
  return found
}

async function findPayer(db: Database, residentId: string) {
  const [payer] = await db.select({ userId: residents.userId }).from(residents).where(eq(residents.id, residentId))
  if (!payer) throw notFound('Tenant')
  return payer
}

/** The named unit; without one, the current unit where the resident has lived longest. A former resident may still settle a former unit. */
async function findUnitOfEntry(tx: Database, residentId: string, named: string | null): Promise<string | null> {
  const homes = await tx
    .select({ unitId: assignments.unitId, endedAt: assignments.endedAt })
    .from(assignments)
    .where(eq(assignments.residentId, residentId))
    .orderBy(assignments.startedAt, assignments.id)
  if (named === null) return homes.find(({ endedAt }) => endedAt === null)?.unitId ?? null
  if (!homes.some(({ unitId }) => unitId === named))
    throw invalid('unitId', (language) => paymentTexts[language].badUnit)
  return named
}
