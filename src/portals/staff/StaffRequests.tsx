import { StaffQueue } from '#maintenance/staff/screens/StaffQueue.tsx'
import { useUser } from '../frame/user.ts'

/** The queue of the signed-in staff member. */
export function StaffRequests() {
  return <StaffQueue person={useUser()} />
}
