import { sql } from 'drizzle-orm'
import { isAuthorised } from '#front-desk/server/authorised-people.ts'
import { claimDeskPhoto } from '#front-desk/server/photos.ts'
import { peopleOf } from '#packages/server/recipients.ts'
import { conflict, invalid } from '#platform/http-error.ts'
import { employees } from '#platform/roles.ts'
import type { Author } from '#platform/server/audit/audit.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { newId } from '#platform/server/database/ids.ts'
import { queryRows } from '#platform/server/database/query-rows.ts'
import { recordChange } from '#undo/server/record-change.ts'
import { recordUndoable } from '#undo/server/store.ts'
import { longestLoanDays } from '../choices.ts'
import type { DeskKey, DeskKeyWithHistory } from '../contract.ts'
import { keyWords as words } from '../messages/desk.ts'
import { validateDue } from '../rules.ts'
import type { CheckIn, CheckOut, NewDue } from '../schemas.ts'
import { findKey } from './reads.ts'
import { keyLoans } from './table.ts'
import { getCurrentLoan, type LoanRow, lockKey, recordKey, recordType, writeLoan } from './write-loan.ts'

type Lending = { by: Author; operation?: string | undefined; now: Date }

/**
 * Lends a key. Throws 404, 400 for a borrower who is not of the building or a time that has passed, and 409 for a key that is
 * not at the desk.
 */
export async function checkOutKey(
  db: Database,
  id: string,
  { borrower, purpose, proof, photoId, ...input }: CheckOut,
  { by, operation, now }: Lending,
): Promise<DeskKeyWithHistory> {
  await db.transaction(async (tx) => {
    await lockKey(tx, id)
    const dueAt = parseDue(input.dueAt, now)
    if (proof === 'signature' && !photoId) throw invalid('photoId', () => words.noSignature)
    assertHere(await findKey(tx, id, now))
    const ids = await checkBorrower(tx, borrower, now)
    if (proof === 'signature' && photoId) await claimDeskPhoto(tx, 'signature', photoId, by, now)
    const loan = {
      id: newId(),
      assetId: id,
      borrowerKind: borrower.kind,
      borrowerName: borrower.name,
      ...ids,
      purpose,
      proof,
      photoId: proof === 'signature' ? (photoId ?? null) : null,
      dueAt,
    }
    const times = { outAt: now, createdAt: now, updatedAt: now }
    await tx.insert(keyLoans).values({ ...loan, ...times, outBy: by.id })
    await recordKey(tx, loan, { by, action: 'lent', now })
    // It was at the desk before: the undo withdraws the loan.
    const before = { isWithdrawn: true, inAt: now, inBy: by.id }
    if (operation !== undefined)
      await recordUndoable(tx, { operation, recordType, recordId: loan.id, versionAfter: 1, before }, by, now)
  })
  return findKey(db, id, now)
}

function parseDue(iso: string, now: Date): Date {
  const dueAt = new Date(iso)
  const problem = validateDue(dueAt, now)
  if (problem) throw invalid('dueAt', () => (problem === 'past' ? words.past : words.tooLong(longestLoanDays)))
  return dueAt
}

/** Throws 409 with the state as its code. */
export function assertHere({ state, holder, loan }: DeskKey): void {
  const { problems } = words
  if (state === 'here') return
  const texts = {
    out: problems.out(loan?.borrower ?? ''),
    overdue: problems.out(loan?.borrower ?? ''),
    sealed: problems.sealed,
    issued: problems.issued(holder ?? ''),
    unavailable: problems.unavailable,
  }
  throw conflict(state, () => texts[state])
}

/** The records that a borrower refers to. Throws 400 naming the one that does not exist. */
async function checkBorrower(tx: Database, { kind, name, userId, unitId, vendorId }: CheckOut['borrower'], now: Date) {
  const none = { userId: null, unitId: null, vendorId: null }
  if (kind === 'other') return none
  if (kind === 'vendor') {
    const found = vendorId && (await exists(tx, sql`from vendors where id = ${vendorId} and archived_at is null`))
    if (!found) throw invalid('vendorId', () => words.noVendor)
    return { ...none, vendorId }
  }
  if (kind === 'staff') {
    const isColleague = sql`role = any(${sql.param([...employees])}::text[]) and deleted_at is null`
    const found = userId && (await exists(tx, sql`from users where id = ${userId} and ${isColleague}`))
    if (!found) throw invalid('userId', () => words.noColleague)
    return { ...none, userId }
  }
  const found = userId && unitId && (await exists(tx, sql`from (${peopleOf(unitId)}) home where home.id = ${userId}`))
  if (!found) throw invalid('userId', () => words.noPerson)
  if (kind === 'authorised' && !(await isAuthorised(tx, { fullName: name, unitId, userId }, now)))
    throw invalid('name', () => words.notAuthorised(name))
  return { ...none, userId, unitId }
}

const exists = async (tx: Database, from: ReturnType<typeof sql>) =>
  (await queryRows(tx, sql`select 1 as found ${from} limit 1`)).length > 0

/** Takes a key back. Throws 404, and 409 for a key that is at the desk. */
export async function checkInKey(
  db: Database,
  id: string,
  { note }: CheckIn,
  lending: Lending,
): Promise<DeskKeyWithHistory> {
  const { by, now } = lending
  const columns = { inAt: now, inBy: by.id, returnNote: note }
  return changeLoan(db, id, () => columns, 'returned', lending)
}

/** Lends a key until another time. Throws 404, 400, and 409 for a key that is at the desk. */
export async function extendLoan(
  db: Database,
  id: string,
  input: NewDue,
  lending: Lending,
): Promise<DeskKeyWithHistory> {
  const toColumns = () => ({ dueAt: parseDue(input.dueAt, lending.now), alertedAt: null })
  return changeLoan(db, id, toColumns, 'extended', lending)
}

async function changeLoan(
  db: Database,
  id: string,
  toColumns: () => Partial<LoanRow>,
  action: 'returned' | 'extended',
  { by, operation, now }: Lending,
): Promise<DeskKeyWithHistory> {
  await db.transaction(async (tx) => {
    await lockKey(tx, id)
    const loan = await getCurrentLoan(tx, id)
    const columns = toColumns()
    await writeLoan(tx, loan, columns, { by, action, now })
    await recordChange(tx, { operation, recordType }, loan, Object.keys(columns), { by, now })
  })
  return findKey(db, id, now)
}
