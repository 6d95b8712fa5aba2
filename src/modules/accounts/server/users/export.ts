import { timeZoneOf } from '#building/server/time-zone.ts'
import { employees } from '#platform/roles.ts'
import { chosenColumns } from '#platform/server/csv/chosen-columns.ts'
import type { ChosenExport, ListExport } from '#platform/server/csv/list-export.ts'
import { dayOf } from '#platform/time/dates.ts'
import { exportedUsers, fixedColumns } from '../../exported-users.ts'
import { exportWords } from '../../messages/export.ts'
import type { UserAccount } from '../../user-account.ts'
import { filterUsers, type UserExportFilter } from '../../user-list-filter.ts'
import { listUsers } from './users.ts'

/** The accounts of the office that match the filter. Throws 400 for an unknown column. */
export const userExport = ({ columns, ...criteria }: UserExportFilter, now: Date): ListExport =>
  exportOf({ select: (all) => filterUsers(all, criteria), columns: columns?.split(',') ?? null, criteria }, now)

export const chosenUsers: ChosenExport = ({ ids, columns }, now) =>
  exportOf({ select: (all) => all.filter(({ id }) => ids.has(id)), columns, criteria: {} }, now)

type Exported = {
  select: (all: readonly UserAccount[]) => readonly UserAccount[]
  columns: readonly string[] | null
  criteria: Record<string, unknown>
}

const exportOf = ({ select, columns, criteria }: Exported, now: Date): ListExport => ({
  recordType: 'accounts',
  criteria,
  read: async (tx) => {
    const shown = chosenColumns(columns, exportWords.columns, fixedColumns)
    const zone = await timeZoneOf(tx)
    const users = select(await listUsers(tx, { roles: [...employees] }, now))
    return { name: exportWords.fileName(dayOf(now, zone)), ...exportedUsers(users, zone, shown) }
  },
})
