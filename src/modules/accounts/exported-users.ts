import { exportedTable } from '#platform/text/exported-table.ts'
import { shownPhone } from '#platform/text/phones.ts'
import { dashboardDate, dashboardTime } from '#platform/time/dates.ts'
import { exportWords } from './messages/export.ts'
import { userWords as words } from './messages/user.ts'
import type { UserAccount } from './user-account.ts'

/** The columns that name a person. */
export const fixedColumns = ['firstName', 'lastName'] as const

/** The columns of a printed list: the name and the chosen ones; null for all. */
export const printedColumns = (chosen: readonly string[] | null) => chosen && [...fixedColumns, ...chosen]

/** Accounts of the office as they are exported or printed. */
export const exportedUsers = (users: readonly UserAccount[], timeZone: string, shown?: readonly string[] | null) =>
  exportedTable(
    exportWords.columns,
    users,
    (user) => ({
      firstName: user.firstName,
      lastName: user.lastName,
      email: user.email,
      phone: user.phone === null ? '' : shownPhone(user.phone),
      role: words.roles[user.role],
      status: words.statuses[user.status],
      secondFactor: user.hasSecondFactor ? exportWords.on : exportWords.off,
      lastSignIn: user.lastSignInAt === null ? '' : dashboardTime(user.lastSignInAt, timeZone),
      created: dashboardDate(user.createdAt, timeZone),
    }),
    shown,
  )
