import { conflict, stale } from '#platform/http-error.ts'
import { usesResidentPortal } from '#platform/roles.ts'
import type { Author } from '#platform/server/audit/audit.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { lockRecords } from '#platform/server/database/record-lock.ts'
import { withConstraintErrors } from '#platform/server/database/violation.ts'
import type { CurrentUser } from '#platform/server/http/app-context.ts'
import type { Mail } from '#platform/server/mail/mail.ts'
import { type Changing, recordChange, undoOfRecord } from '#undo/server/record-change.ts'
import type { AccountStatus } from '../../choices.ts'
import { accountTexts } from '../../messages/index.ts'
import { validateRoleChange } from '../../rules.ts'
import type { UserAccount, UserEdit } from '../../user-account.ts'
import { isUndoable } from '../../user-values.ts'
import { countAdministrators, lockAdministrators } from '../administrators.ts'
import { notifyEmailChanged } from '../email/email-notices.ts'
import { users } from '../table.ts'
import { changeAccount, emailConstraint, findUser, lockUser, notAllowed, readPhone } from './users.ts'

const recordType = 'accounts'
type UserRow = typeof users.$inferSelect

/** Edits an office account. Throws 403 for staff, 409 for the user's own role and the last administrator. */
export async function editUser(
  db: Database,
  mail: Mail,
  id: string,
  input: UserEdit,
  { by, ifMatch, operation, now }: Changing & { by: CurrentUser },
): Promise<UserAccount> {
  await withConstraintErrors(emailConstraint(input.email), () =>
    db.transaction(async (tx) => {
      await lockAdministrators(tx)
      const locked = await lockUser(tx, id)
      if (by.role !== 'admin') throw notAllowed()
      if (usesResidentPortal(locked.role))
        throw conflict('resident_account', (language) => accountTexts[language].residentAccount)
      if (ifMatch !== null && ifMatch !== locked.version) throw stale(await findUser(tx, id, now))
      // Users change their own address under My account, where they confirm it.
      if (by.id === locked.id && input.email !== locked.email)
        throw conflict('own_address', (language) => accountTexts[language].ownAddress, 'email')
      const { isActive, phone, role = locked.role, ...names } = input
      const status = statusFor(locked, isActive)
      const newState = { role, status }
      await assertRoleChange(tx, locked, newState, by)
      const changes = { ...names, ...newState, ...(phone === undefined ? {} : { phone: await readPhone(tx, phone) }) }
      // Users who edit their own account stay signed in.
      const options = by.id === locked.id ? { keepSession: by.sessionId } : {}
      const isChanged = await changeAccount(tx, locked, changes, by, now, options)
      const undoable = isChanged && isUndoable(locked, input) ? operation : undefined
      await recordChange(tx, { operation: undoable, recordType }, locked, Object.keys(changes), { by, now })
      if (input.email !== locked.email) await notifyEmailChanged(tx, mail, locked, input.email, now)
    }),
  )
  return findUser(db, id, now)
}

/** Suspends or activates an office account; see `editUser`. */
export async function setUserActive(
  db: Database,
  mail: Mail,
  id: string,
  isActive: boolean,
  changing: Changing & { by: CurrentUser },
): Promise<UserAccount> {
  const { firstName, lastName, email } = await findUser(db, id, changing.now)
  return editUser(db, mail, id, { firstName, lastName, email, isActive }, changing)
}

/** Throws 409 for the user's own role and the last administrator. */
async function assertRoleChange(
  tx: Database,
  locked: UserRow,
  state: Pick<UserRow, 'role' | 'status'>,
  by: Author,
): Promise<void> {
  const reason = validateRoleChange(locked, state, by.id, await countAdministrators(tx))
  if (reason) throw conflict('protected', reason, state.role === locked.role ? 'isActive' : 'role')
}

function statusFor(current: UserRow, isActive: boolean | undefined): AccountStatus {
  if (isActive === undefined || isActive === (current.status === 'Active')) return current.status
  if (isActive && current.passwordHash === null)
    throw conflict('no_password', (language) => accountTexts[language].noPasswordYet, 'isActive')
  return isActive ? 'Active' : 'Suspended'
}

/** Puts an account of the office back to what it was before a change. Throws 409 for the last administrator. */
export const undoUserChange = undoOfRecord({
  recordType,
  table: users,
  lockFirst: async (tx) => {
    await lockRecords(tx)
    await lockAdministrators(tx)
  },
  write: async (tx, locked, columns, { by, action, now }) => {
    const { role = locked.role, status = locked.status } = columns
    await assertRoleChange(tx, locked, { role, status }, by)
    await changeAccount(tx, locked, columns, by, now, { action })
  },
})
