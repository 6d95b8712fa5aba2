import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { Link } from '#platform/ui/navigation/Link.tsx'
import { useUser } from '../frame/user.ts'
import { countNotTakenIn } from './intake/intake-draft.ts'
import { useIntakeDraft } from './intake/stored-draft.ts'
import { portalWords } from './messages.ts'

/** Leads back to parcels that are on the counter and not taken in. */
export function NotTakenIn() {
  const count = countNotTakenIn(useIntakeDraft(useUser().id))
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
