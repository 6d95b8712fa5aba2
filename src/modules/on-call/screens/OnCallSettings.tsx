import PhoneCall from 'lucide-react/icons/phone-call'
import { Button } from '#platform/ui/display/Button.tsx'
import { Card } from '#platform/ui/display/Card.tsx'
import { toast } from '#platform/ui/feedback/toast.ts'
import { Waiting } from '#platform/ui/feedback/Waiting.tsx'
import { onCallWords as words } from '../messages/en.ts'
import { OnCallLine } from './OnCallLine.tsx'
import { OpenAlerts } from './OpenAlerts.tsx'
import { useRota, useTestCall } from './queries.ts'
import { RotaForm } from './RotaForm.tsx'

/** The settings' part for being on call: who is now, a test call, and the rota. */
export function OnCallSettings() {
  const rota = useRota()
  return (
    <div className="grid gap-4.5">
      <Now />
      {rota.data ? (
        // The form begins again with every saved version.
        <RotaForm key={rota.data.version} rota={rota.data} />
      ) : (
        <Waiting on={rota} words={words.loading} />
      )}
    </div>
  )
}

function Now() {
  const test = useTestCall()
  const send = () =>
    test.mutate(undefined, {
      onSuccess: ({ alerted }) =>
        toast.success(alerted.length === 1 ? words.testSent(alerted[0]?.name ?? '') : words.testToAll),
      onError: (error) => toast.failure(words.notTested, error.message),
    })
  return (
    <Card title={words.title} flush>
      <div className="px-4.5 pt-2 pb-4">
        <p className="text-ink-2">{words.lead}</p>
        <div className="mt-2.5">
          <OnCallLine />
        </div>
        <div className="mt-3.5">
          <Button icon={PhoneCall} busy={test.isPending} onClick={send}>
            {words.test}
          </Button>
        </div>
      </div>
      <OpenAlerts />
    </Card>
  )
}
