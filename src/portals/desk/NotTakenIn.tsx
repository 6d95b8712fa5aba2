import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { Link } from '#platform/ui/navigation/Link.tsx'
import { useUser } from '../frame/user.ts'
import { useIntakeDraft } from './intake/stored-draft.ts'
import { portalWords } from './messages.ts'

/** Leads back to parcels that are on the counter and not taken in. */
export function NotTakenIn() {
  const { unsaved, parcel } = useIntakeDraft(useUser().id)
  const count = unsaved.length + (parcel.tracking === undefined ? 0 : 1)
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
