import RotateCw from 'lucide-react/icons/rotate-cw'
import { useState } from 'react'
import { dashboardTime } from '#platform/time/dates.ts'
import { Button } from '#platform/ui/display/Button.tsx'
import { Confirmation } from '#platform/ui/overlays/Confirmation.tsx'
import { useTimeZone } from '#platform/ui/data/time-zone.ts'
import type { MailSettings } from '../contract.ts'
import { words } from '../messages/en.ts'
import { useResendAll } from './queries.ts'

/** Sends all failed e-mails again after a confirmation; not rendered while there are none. */
export function RetryAll({ again }: { again: MailSettings['again'] }) {
  const [isConfirming, setIsConfirming] = useState(false)
  const send = useResendAll()
  const timeZone = useTimeZone()
  return (
    <>
      {again.count > 0 ? (
        <Button icon={RotateCw} onClick={() => setIsConfirming(true)}>
          {words.retryAll}
        </Button>
      ) : null}
      <Confirmation
        open={isConfirming}
        onClose={() => setIsConfirming(false)}
        title={words.retryAllTitle(again.count)}
        verb={words.retryAllVerb}
        harmless
        busy={send.isPending}
        busyText={words.sending}
        onConfirm={() => send.mutate(undefined, { onSettled: () => setIsConfirming(false) })}
      >
        {words.retryAllText(dashboardTime(again.oldest, timeZone))}
      </Confirmation>
    </>
  )
}
