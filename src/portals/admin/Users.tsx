import { offeredColumns } from '#accounts/screens/users/user-columns.ts'
import { UserList } from '#accounts/screens/users/UserList.tsx'
import { useAddress } from '#platform/ui/data/use-address.ts'
import { useListColumns } from '#views/screens/use-list-columns.tsx'
import { ViewNav } from '#views/screens/ViewNav.tsx'
import { useUser } from '../frame/user.ts'

/** The Users section: the accounts of the office, editable by administrators only. */
export function Users() {
  const { id, role } = useUser()
  return (
    <UserList
      ownId={id}
      canEdit={role === 'admin'}
      marked={useAddress().at('user') ?? null}
      views={<ViewNav list="users" />}
      columns={useListColumns('users', offeredColumns)}
    />
  )
}
