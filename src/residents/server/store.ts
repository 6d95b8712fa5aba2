import { and, eq, isNull } from 'drizzle-orm'
import { building } from '#building/server/table.ts'
import { letters } from '#accounts/words.ts'
import { users } from '#accounts/server/table.ts'
import { changeAccount, makeAccount } from '#accounts/server/users.ts'
import { conflict, invalid, notFound } from '#platform/refusal.ts'
import { type Author, nameOf, writeAudit } from '#platform/server/audit.ts'
import type { Database } from '#platform/server/database.ts'
import { newId } from '#platform/server/ids.ts'
import { tellChanged } from '#platform/server/live.ts'
import type { Mail } from '#platform/server/mail.ts'
import { accessCodes } from '../choices.ts'
import type { NewResident, ResidentChanges } from '../resident-input.ts'
import { namesOf, noteEntry, whyNotActive, withNote } from '../rules.ts'
import { words } from '../words.ts'
import { type Columns, columnsOf, isSame, sealedColumn } from './columns.ts'
import { tenants } from './table.ts'

export type HeldResident = { tenant: typeof tenants.$inferSelect; user: typeof users.$inferSelect }
/** What the writes of residents stand on beside the transaction. */
export type Tools = { mail: Mail; secretKey: Buffer }

/** The record and its account, both locked until this transaction ends; refuses with 404. */
export async function holdResident(tx: Database, id: string): Promise<HeldResident> {
  const [held] = await tx
    .select({ tenant: tenants, user: users })
    .from(tenants)
    .innerJoin(users, eq(users.id, tenants.userId))
    .where(and(eq(tenants.id, id), isNull(users.deletedAt)))
    .for('update')
  if (!held) throw notFound('Tenant')
  return held
}

/**
 * Makes a resident inside a transaction: the record, and the account unless it is there already. Gives both ids.
 * Refuses with 400 for what is missing, with 409 for an address or an account that is taken.
 */
export async function makeResident(tx: Database, tools: Tools, sent: NewResident, by: Author, now: Date) {
  const { userId: given, password, sendInvitation, unitId: _, status, ...record } = sent
  const invited = !given && !password && (sendInvitation || status === 'Invited')
  if (!given && !password && !invited) throw invalid('password', words.required)
  const names = namesOf(record.fullName)
  const id = newId()
  const columns = columnsOf(id, record, await timeZoneOf(tx), tools.secretKey)
  checkDays(columns.startDateOccupancy ?? null, columns.endDateOccupancy ?? null)
  const account = { ...names, phone: record.phonePrimary, email: record.emailPrimary, role: 'tenant' } as const
  const userId = given
    ? await takeAccount(tx, given, { ...names, status }, by, now)
    : await makeAccount(tx, { ...account, status: invited ? 'Invited' : status, password: password || null }, by, now)
  await tx.insert(tenants).values({ ...columns, id, userId, fullName: record.fullName, createdAt: now, updatedAt: now })
  const { tenantType } = record
  await writeAudit(tx, {
    by,
    action: 'added',
    noun: 'residents',
    recordId: id,
    about: [userId],
    after: { tenantType },
    now,
  })
  if (invited) await postInvitation(tx, tools.mail, { id: userId, ...account }, record.fullName, now)
  await tellChanged(tx, { topic: 'residents', residents: [userId] })
  return { id, userId }
}

/** The account that an earlier call made; it must be a resident's and have no record yet. */
async function takeAccount(
  tx: Database,
  userId: string,
  wanted: { firstName: string; lastName: string; status: NewResident['status'] },
  by: Author,
  now: Date,
): Promise<string> {
  const [held] = await tx
    .select()
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.deletedAt)))
    .for('update')
  if (!held) throw invalid('userId', 'There is no such account')
  if (held.role !== 'tenant') throw conflict('office_account', words.notAResidentAccount, 'userId')
  const [present] = await tx.select({ id: tenants.id }).from(tenants).where(eq(tenants.userId, userId))
  if (present) throw alreadyResident()
  await changeAccount(tx, held, wanted, by, now)
  return userId
}

export const alreadyResident = () => conflict('already_resident', words.alreadyResident, 'userId')

async function postInvitation(
  tx: Database,
  mail: Mail,
  to: { id: string; email: string; firstName: string },
  toName: string,
  now: Date,
) {
  const [house] = await tx.select({ name: building.name }).from(building)
  const { subject, paragraphs, label } = letters.invite(to.firstName, house?.name ?? '')
  const letter = { to: to.email, toName, subject, paragraphs, button: { label, mint: 'invite' } }
  await mail.post(tx, { ...letter, about: { noun: 'accounts', id: to.id } }, now)
}

/**
 * Writes the changes of a held resident: only what differs; the account's names follow the full name. Refuses with 400
 * for days in the wrong order, with 409 when the status cannot be.
 */
export async function writeResident(
  tx: Database,
  tools: Tools,
  held: HeldResident,
  changes: ResidentChanges,
  by: Author,
  now: Date,
): Promise<void> {
  const { tenant, user } = held
  const { status = user.status, ...record } = changes
  const columns = columnsOf(tenant.id, record, await timeZoneOf(tx), tools.secretKey)
  const names = (Object.keys(columns) as (keyof typeof tenant & keyof Columns)[]).filter(
    (name) => !isSame(columns[name], tenant[name], name, tools.secretKey, tenant.id),
  )
  const after = { ...tenant, ...columns }
  checkDays(after.startDateOccupancy, after.endDateOccupancy)
  if (status === 'Active' && status !== user.status) {
    const why = whyNotActive(user.passwordHash !== null)
    if (why) throw conflict('no_password', why, 'status')
  }
  const renamed = names.includes('fullName') ? namesOf(after.fullName) : {}
  const accountChanged = await changeAccount(tx, user, { ...renamed, status }, by, now)
  if (names.length === 0 && !accountChanged) return
  await tx
    .update(tenants)
    .set({ ...pick(columns, names), version: tenant.version + 1, updatedAt: now })
    .where(eq(tenants.id, tenant.id))
  const told = names.filter((name) => !name.endsWith('Sealed') && !/notes/i.test(name))
  const codes = accessCodes.filter((code) => names.includes(sealedColumn[code]))
  await writeAudit(tx, {
    by,
    action: 'changed',
    noun: 'residents',
    recordId: tenant.id,
    about: [user.id],
    before: { ...pick(tenant, told), ...(status === user.status ? {} : { status: user.status }) },
    after: {
      ...pick(columns, told),
      ...(status === user.status ? {} : { status }),
      ...Object.fromEntries(
        [...codes, ...names.filter((name) => /notes/i.test(name))].map((name) => [name, 'changed']),
      ),
    },
    now,
  })
  if (status === 'Invited' && status !== user.status)
    await postInvitation(tx, tools.mail, { ...user, ...renamed }, after.fullName, now)
  await tellChanged(tx, { topic: 'residents', residents: [user.id] })
}

/** Appends a note to the office's text, with the time and the author. */
export async function appendNote(tx: Database, { tenant, user }: HeldResident, note: string, by: Author, now: Date) {
  const notes = withNote(tenant.notes, noteEntry(now, nameOf(by) ?? '', note))
  await tx
    .update(tenants)
    .set({ notes, version: tenant.version + 1, updatedAt: now })
    .where(eq(tenants.id, tenant.id))
  await writeAudit(tx, { by, action: 'added a note', noun: 'residents', recordId: tenant.id, about: [user.id], now })
  await tellChanged(tx, { topic: 'residents' })
}

async function timeZoneOf(tx: Database): Promise<string> {
  const [house] = await tx.select({ timeZone: building.timeZone }).from(building)
  return house?.timeZone ?? 'UTC'
}

function checkDays(start: string | null, end: string | null) {
  if (start !== null && end !== null && end < start) throw invalid('endDateOccupancy', words.endBeforeStart)
}

const pick = (from: object, names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, (from as Record<string, unknown>)[name]]))
