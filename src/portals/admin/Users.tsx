import { UserList } from '#accounts/screens/users/UserList.tsx'
import { useAddress } from '#platform/ui/data/use-address.ts'
import { useUser } from '../frame/user.ts'

/** The Users section: the accounts of the office, editable by administrators only. */
export function Users() {
  const { id, role } = useUser()
  return <UserList ownId={id} canEdit={role === 'admin'} marked={useAddress().at('user') ?? null} />
}
