import { Link } from '#platform/ui/navigation/Link.tsx'
import Siren from 'lucide-react/icons/siren'
import { onCallWords as words } from '#on-call/messages/en.ts'
import { OnCallLine } from '#on-call/screens/OnCallLine.tsx'
import { buttonClass } from '#platform/ui/display/button-class.ts'
import { Card } from '#platform/ui/display/Card.tsx'
import { useUser } from '../frame/user.ts'

/** Who is on call, above what reaches the person; administrators can change the rota. */
export function OnCallCard() {
  const { id, role } = useUser()
  return (
    <Card className="mb-4.5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Siren aria-hidden="true" size={17} className="shrink-0 text-ink-2" />
        <div className="min-w-0 flex-1">
          <OnCallLine readerId={id} />
        </div>
        {role === 'admin' ? (
          <Link to="/admin" search={{ tab: 'settings', group: 'on-call' }} className={buttonClass({ size: 'small' })}>
            {words.swap}
          </Link>
        ) : null}
      </div>
    </Card>
  )
}
