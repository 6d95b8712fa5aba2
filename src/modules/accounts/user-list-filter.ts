import { z } from 'zod'
import { ExportedColumns } from '#platform/exported-columns.ts'
import { employees } from '#platform/roles.ts'
import { shownPhone } from '#platform/text/phones.ts'
import { containsWords } from '#platform/text/search/folded-text.ts'
import { accountStatuses } from './choices.ts'
import { exportWords } from './messages/export.ts'
import type { UserAccount } from './user-account.ts'

/** The accounts of the office that the list shows; without a filter, all of them. */
export const UserListFilter = z.object({
  role: z.enum(employees, exportWords.badRole).optional(),
  status: z.enum(accountStatuses, exportWords.badStatus).optional(),
  /** Words of the name, the address or the phone number. */
  search: z.string().trim().max(200, exportWords.longSearch).optional(),
})
export type UserListFilter = z.output<typeof UserListFilter>

export const UserExportFilter = UserListFilter.extend({ columns: ExportedColumns })
export type UserExportFilter = z.output<typeof UserExportFilter>

export const filterUsers = (users: readonly UserAccount[], { role, status, search }: UserListFilter) =>
  users.filter(
    (user) =>
      (role === undefined || user.role === role) &&
      (status === undefined || user.status === status) &&
      // A number is found as it is stored and as it is shown.
      containsWords(
        [user.firstName, user.lastName, user.email, user.phone, user.phone && shownPhone(user.phone)],
        search,
      ),
  )
