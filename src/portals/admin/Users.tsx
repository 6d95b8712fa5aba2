import { UserList } from '#accounts/screens/UserList.tsx'
import { useAddress } from '#platform/screens/use-address.ts'
import { useUser } from '../frame/user.ts'

/** The Users section: who works here; edited by administrators only. */
export function Users() {
  const { id, role } = useUser()
  return <UserList ownId={id} mayEdit={role === 'admin'} marked={useAddress().at('user') ?? null} />
}
