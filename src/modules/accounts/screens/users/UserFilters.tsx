import type { ReactNode } from 'react'
import { employees } from '#platform/roles.ts'
import { useTimeZone } from '#platform/ui/data/time-zone.ts'
import { FilterSelect } from '#platform/ui/lists/FilterSelect.tsx'
import { OutputFilterBar } from '#platform/ui/lists/output/OutputFilterBar.tsx'
import { accountStatuses } from '../../choices.ts'
import { exportedUsers, printedColumns } from '../../exported-users.ts'
import { userWords as words } from '../../messages/user.ts'
import type { UserAccount } from '../../user-account.ts'
import { downloadUsers } from './queries.ts'
import type { UserFilter } from './use-user-filter.ts'

const roles = [
  { value: 'all', label: words.all },
  ...employees.map((value) => ({ value, label: words.roles[value] })),
] as const
const statuses = [
  { value: 'all', label: words.all },
  ...accountStatuses.map((value) => ({ value, label: words.statuses[value] })),
] as const

type Props = {
  filter: UserFilter
  users: readonly UserAccount[]
  /** The chosen columns; null for all. */
  chosen: readonly string[] | null
  /** Chooses the columns. */
  menu: ReactNode
}

/** The search and the filters of the accounts, and what prints and exports those that match. */
export function UserFilters({ filter, users, chosen, menu }: Props) {
  const zone = useTimeZone()
  return (
    <OutputFilterBar
      filter={filter}
      labels={words}
      menu={menu}
      title={words.title}
      read={async () => exportedUsers(users, zone, printedColumns(chosen))}
      download={() => downloadUsers({ ...filter.criteria, columns: chosen?.join(',') })}
    >
      <FilterSelect
        label={words.fields.role}
        choices={roles}
        value={filter.values.role}
        onChange={(role) => filter.update({ role })}
      />
      <FilterSelect
        label={words.status}
        choices={statuses}
        value={filter.values.status}
        onChange={(status) => filter.update({ status })}
      />
    </OutputFilterBar>
  )
}
