import { changeAccount } from '#accounts/server/users/users.ts'
import type { AccountStatus } from '#accounts/choices.ts'
import { withConstraintErrors } from '#platform/server/database/violation.ts'
import { lockRecords } from '#platform/server/database/record-lock.ts'
import { lockResident, writeColumns } from '#residents/server/store.ts'
import { residents } from '#residents/server/table.ts'
import { rejectTakenAssets } from '#residents/server/taken-assets.ts'
import { undoOfRecord } from '#undo/server/record-change.ts'
import { profileErrors } from './people.ts'

type Former = { account: { firstName: string; lastName: string; status: AccountStatus } }

/**
 * Puts a profile back to what it was before a change, with the account's names and status. Throws 409 when another
 * resident has its stall or locker now.
 */
export const undoResidentChange = undoOfRecord({
  recordType: 'residents',
  table: residents,
  lockFirst: lockRecords,
  write: (tx, { id }, former, writing) =>
    withConstraintErrors(profileErrors, async () => {
      const { account, ...columns } = former as typeof former & Former
      const locked = await lockResident(tx, id)
      await rejectTakenAssets(tx)
      await changeAccount(tx, locked.user, account, writing.by, writing.now)
      await writeColumns(tx, locked, columns, { ...writing, status: account.status })
    }),
})
