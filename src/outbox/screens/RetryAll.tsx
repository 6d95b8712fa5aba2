import { RotateCw } from 'lucide-react'
import { useState } from 'react'
import { portalTime } from '#platform/dates.ts'
import { Button } from '#platform/screens/Button.tsx'
import { Confirmation } from '#platform/screens/Confirmation.tsx'
import { useTimeZone } from '#platform/screens/time-zone.ts'
import type { MailSettings } from '../contract.ts'
import { words } from '../words.ts'
import { useSendAllAgain } from './queries.ts'

/** Sends every failed letter once more, after a question; not there while none failed. */
export function RetryAll({ again }: { again: MailSettings['again'] }) {
  const [asking, setAsking] = useState(false)
  const send = useSendAllAgain()
  const timeZone = useTimeZone()
  return (
    <>
      {again.count > 0 ? (
        <Button icon={RotateCw} onClick={() => setAsking(true)}>
          {words.retryAll}
        </Button>
      ) : null}
      <Confirmation
        open={asking}
        onClose={() => setAsking(false)}
        title={words.retryAllTitle(again.count)}
        verb={words.retryAllVerb}
        harmless
        busy={send.isPending}
        busyText={words.sending}
        onConfirm={() => send.mutate(undefined, { onSettled: () => setAsking(false) })}
      >
        {words.retryAllText(portalTime(again.oldest, timeZone))}
      </Confirmation>
    </>
  )
}
