import { and, eq, isNull } from 'drizzle-orm'
import { cancelEmailChange } from '#accounts/server/email/email-changes.ts'
import { enqueueInvitation } from '#accounts/server/invitations/invitation.ts'
import { users } from '#accounts/server/table.ts'
import { assertAddressIsFree, changeAccount, createAccount } from '#accounts/server/users/users.ts'
import { conflict, invalid, notFound } from '#platform/http-error.ts'
import { type Author, writeAudit } from '#platform/server/audit/audit.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { newId } from '#platform/server/database/ids.ts'
import { lockRecords } from '#platform/server/database/record-lock.ts'
import { notifyChanged } from '#platform/server/live/live.ts'
import type { Mail } from '#platform/server/mail/mail.ts'
import { recordChange, type Writing } from '#undo/server/record-change.ts'
import type { AccessCodeName } from '../choices.ts'
import type { NewResident, ResidentRecord } from '../resident-input.ts'
import { namesOf, validateActive } from '../rules.ts'
import { residentErrors } from '../messages/errors.ts'
import { type Columns, columnsOf, isSame, placeOf } from './columns.ts'
import { insertNote, readOfficeNotes, replaceOfficeNotes } from './office-notes.ts'
import { residents } from './table.ts'

export type LockedResident = { record: typeof residents.$inferSelect; user: typeof users.$inferSelect }
/** What resident writes need besides the transaction. */
export type Tools = { mail: Mail }

/**
 * Locks the record and its account until the transaction ends; throws 404. A row that only refers to them does not wait for
 * this lock: such rows are written in any order, which would make two transactions wait for each other.
 */
export async function lockResident(tx: Database, id: string): Promise<LockedResident> {
  await lockRecords(tx)
  const [locked] = await tx
    .select({ record: residents, user: users })
    .from(residents)
    .innerJoin(users, eq(users.id, residents.userId))
    .where(and(eq(residents.id, id), isNull(users.deletedAt)))
    .for('no key update')
  if (!locked) throw notFound('Tenant')
  return locked
}

/** Locks several residents in the order of their ids, so that two transactions cannot wait for each other. */
export async function lockResidents(tx: Database, ids: readonly string[]): Promise<void> {
  for (const id of [...new Set(ids)].toSorted()) await lockResident(tx, id)
}

/**
 * Creates a resident in the caller's transaction: the record, and the account unless it exists. Returns both ids.
 * Throws 400 for missing fields, and 409 for an address or account that is in use.
 */
export async function createResident(
  tx: Database,
  tools: Tools,
  sent: Omit<NewResident, 'unitId' | 'rejectTaken' | AccessCodeName>,
  by: Author,
  now: Date,
) {
  const { userId: existingUserId, password, sendInvitation, status, ...record } = sent
  const invited = !existingUserId && !password && (sendInvitation || status === 'Invited')
  if (!existingUserId && !password && !invited)
    throw invalid('password', (language) => residentErrors[language].required)
  const names = namesOf(record.fullName)
  const id = newId()
  const columns = columnsOf(record, await placeOf(tx))
  checkDays(columns.startDateOccupancy ?? null, columns.endDateOccupancy ?? null)
  const account = { ...names, phone: columns.phonePrimary ?? null, email: record.emailPrimary, role: 'tenant' } as const
  const userId = existingUserId
    ? await claimAccount(tx, existingUserId, { ...names, status }, by, now)
    : await createAccount(tx, { ...account, status: invited ? 'Invited' : status, password: password || null }, by, now)
  await tx
    .insert(residents)
    .values({ ...columns, id, userId, fullName: record.fullName, createdAt: now, updatedAt: now })
  const { tenantType } = record
  await writeAudit(tx, {
    by,
    action: 'added',
    recordType: 'residents',
    recordId: id,
    about: [userId],
    after: { tenantType },
    now,
  })
  if (invited) await enqueueInvitation(tx, tools.mail, { id: userId, ...account }, now)
  await notifyChanged(tx, { topic: 'residents', residents: [userId] })
  return { id, userId }
}

/** Claims an account that an earlier call created; it must be a resident's without a record. */
async function claimAccount(
  tx: Database,
  userId: string,
  account: { firstName: string; lastName: string; status: NewResident['status'] },
  by: Author,
  now: Date,
): Promise<string> {
  const [locked] = await tx
    .select()
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.deletedAt)))
    .for('update')
  if (!locked) throw invalid('userId', (language) => residentErrors[language].noSuchAccount)
  if (locked.role !== 'tenant')
    throw conflict('office_account', (language) => residentErrors[language].notAResidentAccount, 'userId')
  const [present] = await tx.select({ id: residents.id }).from(residents).where(eq(residents.userId, userId))
  if (present) throw alreadyResident()
  await changeAccount(tx, locked, account, by, now)
  return userId
}

export const alreadyResident = () =>
  conflict('already_resident', (language) => residentErrors[language].alreadyResident, 'userId')

/**
 * Writes the changed fields of a locked resident; the account's names follow the full name. `codes` are the home's
 * codes that changed with it; with an operation the change can be undone. Throws 400 for days in the wrong order, and 409 for an invalid status.
 */
export async function writeResident(
  tx: Database,
  tools: Tools,
  current: LockedResident,
  changes: ResidentRecord & { status?: NewResident['status'] | undefined },
  by: Author,
  now: Date,
  { codes = [], operation }: { codes?: readonly AccessCodeName[]; operation?: string | undefined } = {},
): Promise<void> {
  const { record: before, user } = current
  const { status = user.status, ...record } = changes
  const columns = columnsOf(record, await placeOf(tx))
  const areNotesChanged = columns.notes !== undefined && columns.notes !== (await readOfficeNotes(tx, before.id))
  if (columns.notes !== undefined) columns.notes = await replaceOfficeNotes(tx, before.id, columns.notes)
  const names = (Object.keys(columns) as (keyof typeof before & keyof Columns)[]).filter((name) =>
    name === 'notes' ? areNotesChanged : !isSame(columns[name], before[name]),
  )
  const after = { ...before, ...columns }
  checkDays(after.startDateOccupancy, after.endDateOccupancy)
  if (status === 'Active' && status !== user.status) {
    const why = validateActive(user.passwordHash !== null)
    if (why) throw conflict('no_password', why, 'status')
  }
  const renamed = names.includes('fullName') ? namesOf(after.fullName) : {}
  const isInvited = status === 'Invited' && status !== user.status
  // The first known address of a resident without one is also the one to sign in with, as for a new resident.
  const address = user.email === '' && columns.emailPrimary ? { email: columns.emailPrimary } : {}
  if (address.email) await assertAddressIsFree(tx, address.email, 'emailPrimary')
  if (isInvited && user.email === '' && !address.email)
    throw invalid('emailPrimary', (language) => residentErrors[language].noAddress)
  const account = { ...renamed, ...address, status }
  // An invitation is valid only while there is no password, so the previous one is deleted.
  const accountChanged = await changeAccount(tx, user, account, by, now, { removePassword: isInvited })
  // Writing an address directly cancels a pending change of it.
  if (names.includes('emailPrimary')) await cancelEmailChange(tx, user.id, 'primary', now)
  if (names.includes('emailSecondary')) await cancelEmailChange(tx, user.id, 'secondary', now)
  if (names.length === 0 && codes.length === 0 && !accountChanged) return
  await writeColumns(tx, current, pick(columns, names), { by, action: 'changed', now, status, codes })
  const changed = { operation, recordType: 'residents' }
  const { firstName, lastName } = user
  const former = { ...before, account: { firstName, lastName, status: user.status } }
  await recordChange(tx, changed, former, [...names, 'account'], { by, now })
  if (isInvited) await enqueueInvitation(tx, tools.mail, { ...user, ...renamed, ...address }, now)
}

type WritingColumns = Writing<'changed'> & { status: NewResident['status']; codes?: readonly AccessCodeName[] }

/** Writes columns of a locked resident and the audit event, which has no note and no code. */
export async function writeColumns(
  tx: Database,
  { record: before, user }: LockedResident,
  columns: Columns,
  { status, codes = [], now, ...entry }: WritingColumns,
): Promise<void> {
  await tx
    .update(residents)
    .set({ ...columns, version: before.version + 1, updatedAt: now })
    .where(eq(residents.id, before.id))
  const [notes, audited] = [true, false].map((isNote) =>
    Object.keys(columns).filter((name) => /notes/i.test(name) === isNote),
  ) as [string[], string[]]
  await writeAudit(tx, {
    ...entry,
    recordType: 'residents',
    recordId: before.id,
    about: [user.id],
    before: { ...pick(before, audited), ...(status === user.status ? {} : { status: user.status }) },
    after: {
      ...pick(columns, audited),
      ...(status === user.status ? {} : { status }),
      ...Object.fromEntries([...codes, ...notes].map((name) => [name, 'changed'])),
    },
    now,
  })
  await notifyChanged(tx, { topic: 'residents', residents: [user.id] })
}

/** Adds a note of the office, with the time and the author. */
export async function appendNote(tx: Database, { record, user }: LockedResident, note: string, by: Author, now: Date) {
  await insertNote(tx, record.id, note, by, now)
  await tx
    .update(residents)
    .set({ version: record.version + 1, updatedAt: now })
    .where(eq(residents.id, record.id))
  await writeAudit(tx, {
    by,
    action: 'added a note',
    recordType: 'residents',
    recordId: record.id,
    about: [user.id],
    now,
  })
  await notifyChanged(tx, { topic: 'residents' })
}

function checkDays(start: string | null, end: string | null) {
  if (start !== null && end !== null && end < start)
    throw invalid('endDateOccupancy', (language) => residentErrors[language].endBeforeStart)
}

const pick = (from: object, names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, (from as Record<string, unknown>)[name]]))
