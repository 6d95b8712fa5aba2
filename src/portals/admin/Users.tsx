import { UserList } from '#accounts/screens/UserList.tsx'
import { useUser } from '../frame/user.ts'

/** The Users section: who works here; edited by administrators only. */
export function Users() {
  const { id, role } = useUser()
  return <UserList ownId={id} mayEdit={role === 'admin'} />
}
