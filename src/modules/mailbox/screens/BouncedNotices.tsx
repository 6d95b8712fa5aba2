import Pencil from 'lucide-react/icons/pencil'
import { dashboardTime } from '#platform/time/dates.ts'
import { useTimeZone } from '#platform/ui/data/time-zone.ts'
import { Button } from '#platform/ui/display/Button.tsx'
import { Notice } from '#platform/ui/feedback/Notice.tsx'
import { words } from '../messages/en.ts'
import { useBouncedAddresses, useMarkWorking } from './queries.ts'

type Props = {
  residentId: string
  /** Opens the form of the profile; null while it is open. */
  onCorrect: (() => void) | null
}

/** Above a resident's profile: the present addresses whose e-mails come back. */
export function BouncedNotices({ residentId, onCorrect }: Props) {
  const timeZone = useTimeZone()
  const bounced = useBouncedAddresses(residentId)
  const mark = useMarkWorking(residentId)
  return (bounced.data ?? []).map(({ address, isSignInOnly, reason, bouncedAt }) => (
    <Notice key={address} tone={isSignInOnly ? 'warning' : 'danger'} className="mb-4" title={words.bounced(address)}>
      <span className="block">
        {words[isSignInOnly ? 'signInBouncedText' : 'bouncedText'](dashboardTime(bouncedAt, timeZone))}
      </span>
      {reason === '' ? null : (
        <span className="mt-1 block text-ink-2">
          {words.serverMessage} <span className="wrap-anywhere">{reason}</span>
        </span>
      )}
      <span className="mt-2 flex flex-wrap gap-2">
        {onCorrect && !isSignInOnly ? (
          <Button size="small" icon={Pencil} onClick={onCorrect}>
            {words.correct}
          </Button>
        ) : null}
        <Button size="small" busy={mark.isPending} busyText={words.working} onClick={() => mark.mutate(address)}>
          {words.working}
        </Button>
      </span>
    </Notice>
  ))
}
