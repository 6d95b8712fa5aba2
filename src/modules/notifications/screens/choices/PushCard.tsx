import MonitorSmartphone from 'lucide-react/icons/monitor-smartphone'
import Trash from 'lucide-react/icons/trash'
import { useState } from 'react'
import { useTexts } from '#platform/ui/data/language.ts'
import { Button } from '#platform/ui/display/Button.tsx'
import { Card } from '#platform/ui/display/Card.tsx'
import { IconButton } from '#platform/ui/display/IconButton.tsx'
import { toast } from '#platform/ui/feedback/toast.ts'
import { Waiting } from '#platform/ui/feedback/Waiting.tsx'
import { notificationTexts } from '../../messages/index.ts'
import { usePush, useSubscribe, useUnsubscribe } from '../queries.ts'
import { pushProblem, subscribeBrowser } from './this-browser.ts'

/** The browsers that receive push messages, with the way to turn them on here and to repair one that ended. */
export function PushCard() {
  const words = useTexts(notificationTexts).push
  const push = usePush()
  const subscribe = useSubscribe()
  const unsubscribe = useUnsubscribe()
  const [isConfirming, setIsConfirming] = useState(false)
  if (!push.data) return <Waiting on={push} words={words.loading} />
  const { publicKey, devices } = push.data
  const problem = pushProblem()
  const turnOn = async () => {
    setIsConfirming(true)
    try {
      const subscription = await subscribeBrowser(publicKey)
      if (!subscription) return toast.failure(words.notAllowed, words.denied)
      await subscribe.mutateAsync(subscription)
      toast.success(words.on)
    } catch (error) {
      toast.failure(words.notTurnedOn, error instanceof Error ? error.message : '')
    } finally {
      setIsConfirming(false)
    }
  }
  return (
    <Card title={words.title}>
      <p className="text-sm text-ink-3">{words.lead}</p>
      {devices.length > 0 ? (
        <ul className="mt-2.5">
          {devices.map(({ id, device, ended }) => (
            <li key={id} className="flex min-h-11 items-center gap-3 border-t border-line py-1.5">
              <MonitorSmartphone aria-hidden="true" size={16} className="shrink-0 text-ink-3" />
              <span className="min-w-0 flex-1 truncate">
                {device}
                {ended ? <span className="block text-sm text-tone-warning-fg">{words.ended}</span> : null}
              </span>
              <IconButton
                icon={Trash}
                label={words.remove(device)}
                onClick={() =>
                  unsubscribe.mutate(id, {
                    onSuccess: () => toast.success(words.off),
                    onError: (error) => toast.failure(words.notTurnedOff, error.message),
                  })
                }
              />
            </li>
          ))}
        </ul>
      ) : null}
      <div className="mt-3.5">
        <Button
          icon={MonitorSmartphone}
          busy={isConfirming}
          disabledBecause={problem === null ? null : words[problem]}
          onClick={() => void turnOn()}
        >
          {words.turnOn}
        </Button>
      </div>
    </Card>
  )
}
