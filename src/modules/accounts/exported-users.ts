import { exportedTable } from '#platform/text/exported-table.ts'
import { shownPhone } from '#platform/text/phones.ts'
import { dashboardDate, dashboardTime } from '#platform/time/dates.ts'
import { exportWords } from './messages/export.ts'
import { userWords as words } from './messages/user.ts'
import type { UserAccount } from './user-account.ts'

/** Accounts of the office as they are exported or printed. */
export const exportedUsers = (users: readonly UserAccount[], timeZone: string) =>
  exportedTable(exportWords.columns, users, (user) => ({
    firstName: user.firstName,
    lastName: user.lastName,
    email: user.email,
    phone: user.phone === null ? '' : shownPhone(user.phone),
    role: words.roles[user.role],
    status: words.statuses[user.status],
    secondFactor: user.hasSecondFactor ? exportWords.on : exportWords.off,
    lastSignIn: user.lastSignInAt === null ? '' : dashboardTime(user.lastSignInAt, timeZone),
    created: dashboardDate(user.createdAt, timeZone),
  }))
