import Send from 'lucide-react/icons/send'
import { useState } from 'react'
import { shownPhone } from '#platform/text/phones.ts'
import { Button } from '#platform/ui/display/Button.tsx'
import { Card } from '#platform/ui/display/Card.tsx'
import { Notice } from '#platform/ui/feedback/Notice.tsx'
import { toast } from '#platform/ui/feedback/toast.ts'
import { Waiting } from '#platform/ui/feedback/Waiting.tsx'
import { Confirmation } from '#platform/ui/overlays/Confirmation.tsx'
import { smsWords as words } from '../messages/sms.ts'
import { GatewayDialog } from './GatewayDialog.tsx'
import { useRemoveGateway, useSmsSettings, useTestGateway } from './sms-queries.ts'

/** The settings' part for text messages: the gateway, what became of the last ones, and a test. */
export function SmsGateway() {
  const settings = useSmsSettings()
  const test = useTestGateway()
  const remove = useRemoveGateway()
  const [isEditing, setIsEditing] = useState(false)
  const [isRemoving, setIsRemoving] = useState(false)
  if (!settings.data) return <Waiting on={settings} words={words.loading} />
  const { way, url, counts, lastError } = settings.data
  const sendTest = () =>
    test.mutate(undefined, {
      onSuccess: ({ to, fault }) =>
        fault === null
          ? toast.success(words[way === 'folder' ? 'testedInFolder' : 'tested'](shownPhone(to)))
          : toast.failure(words.notTested, fault),
      onError: (error) => toast.failure(words.notTested, error.message),
    })
  return (
    <Card title={words.title}>
      <p className="text-ink-2">{words.lead}</p>
      <p className="mt-2.5">
        {words.ways[way]}
        {way === 'gateway' ? <span className="block wrap-anywhere text-ink-3">{url}</span> : null}
      </p>
      <p className="mt-1 text-sm text-ink-3">{words.counts(counts.sent, counts.waiting, counts.failed)}</p>
      {lastError === null ? null : (
        <div className="mt-2.5">
          <Notice tone="warning">{words.lastError(lastError)}</Notice>
        </div>
      )}
      <div className="mt-4 flex flex-wrap gap-2">
        <Button onClick={() => setIsEditing(true)}>{way === 'gateway' ? words.change : words.edit}</Button>
        {way === 'none' ? null : (
          <Button icon={Send} busy={test.isPending} busyText={words.testing} onClick={sendTest}>
            {words.test}
          </Button>
        )}
        {way === 'gateway' ? (
          <Button variant="plain" onClick={() => setIsRemoving(true)}>
            {words.remove}
          </Button>
        ) : null}
      </div>
      <GatewayDialog settings={settings.data} open={isEditing} onClose={() => setIsEditing(false)} />
      <Confirmation
        open={isRemoving}
        onClose={() => setIsRemoving(false)}
        title={words.removeTitle}
        verb={words.remove}
        busy={remove.isPending}
        busyText={words.removing}
        onConfirm={() =>
          remove.mutate(undefined, {
            onSuccess: () => {
              setIsRemoving(false)
              toast.success(words.removed)
            },
            onError: (error) => toast.failure(words.notRemoved, error.message),
          })
        }
      >
        {words.removeText}
      </Confirmation>
    </Card>
  )
}
