import { timeZoneOf } from '#building/server/time-zone.ts'
import { assignable } from '#platform/roles.ts'
import type { ChosenExport, ListExport } from '#platform/server/csv/list-export.ts'
import { dayOf } from '#platform/time/dates.ts'
import { exportedUsers } from '../../exported-users.ts'
import { exportWords } from '../../messages/export.ts'
import { listUsers } from './users.ts'

/** The accounts of the office. */
export const userExport = (now: Date): ListExport => exportOf(() => true, now)

export const chosenUsers: ChosenExport = ({ ids }, now) => exportOf((id) => ids.has(id), now)

const exportOf = (isExported: (id: string) => boolean, now: Date): ListExport => ({
  recordType: 'accounts',
  criteria: {},
  read: async (tx) => {
    const zone = await timeZoneOf(tx)
    const all = await listUsers(tx, { roles: [...assignable] }, now)
    const users = all.filter(({ id }) => isExported(id))
    return { name: exportWords.fileName(dayOf(now, zone)), ...exportedUsers(users, zone) }
  },
})
