import UserCheck from 'lucide-react/icons/user-check'
import UserX from 'lucide-react/icons/user-x'
import type { ReactNode } from 'react'
import { call } from '#platform/ui/data/call.ts'
import { useTimeZone } from '#platform/ui/data/time-zone.ts'
import { type RowActions, RowsBar } from '#platform/ui/lists/selection/RowsBar.tsx'
import type { Selection } from '#platform/ui/lists/selection/use-selection.ts'
import { userList } from '../../export-contract.ts'
import { exportedUsers, printedColumns } from '../../exported-users.ts'
import { manyWords } from '../../messages/many-users.ts'
import { userWords as words } from '../../messages/user.ts'
import type { UserAccount } from '../../user-account.ts'

const icons = { suspend: UserX, activate: UserCheck }
type UserAction = keyof typeof icons

const changesBy = (ownId: string): RowActions<UserAction, UserAccount> => ({
  actions: (['suspend', 'activate'] as const).map((id) => ({
    id,
    icon: icons[id],
    ...manyWords[id],
    isHarmless: id === 'activate',
    explain: () => <p>{manyWords.follows[id]}</p>,
  })),
  validate(action, { id, status }) {
    if (id === ownId) return manyWords.own
    if (action === 'suspend') return status === 'Active' ? null : manyWords.notActive
    return status === 'Suspended' ? null : manyWords.notSuspended
  },
  send: ({ action, ...body }) => call(userList.change, { body: { ...body, isActive: action === 'activate' } }),
  failed: manyWords.failed,
})

type Props = {
  selection: Selection<UserAccount>
  users: readonly UserAccount[]
  ownId: string
  canEdit: boolean
  /** The chosen columns of a file; null for all. */
  columns: readonly string[] | null
  children: ReactNode
}

/** What can be done with the selected accounts, in place of the tools of the list; only administrators change them. */
export function UserBulkBar({ selection, users, ownId, canEdit, columns, children }: Props) {
  const zone = useTimeZone()
  return (
    <RowsBar
      topic="accounts"
      selection={selection}
      total={users.length}
      readAll={async () => users}
      output={{
        list: 'users',
        title: words.title,
        columns: columns?.join(','),
        toTable: (accounts) => exportedUsers(accounts, zone, printedColumns(columns)),
      }}
      changes={canEdit ? changesBy(ownId) : undefined}
    >
      {children}
    </RowsBar>
  )
}
