import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { deskIntakeOf, unsentCount } from '#platform/ui/data/offline/unsent.ts'
import { Link } from '#platform/ui/navigation/Link.tsx'
import { useUser } from '../frame/user.ts'
import { intakeChanges } from './intake/last-taken.ts'
import { portalWords } from './messages.ts'

/** Leads back to parcels that are on the counter and not taken in. */
export function NotTakenIn() {
  const { id } = useUser()
  intakeChanges.use()
  const count = unsentCount(deskIntakeOf(id))
  if (count === 0) return null
  return (
    <Link
      to="/desk"
      search={{ tab: 'take-in' }}
      className="mr-auto inline-flex min-h-8 items-center gap-2 font-medium text-tone-warning-fg hover:underline max-md:min-h-11"
    >
      <TriangleAlert aria-hidden="true" size={15} />
      {portalWords.notTakenIn(count)}
    </Link>
  )
}
