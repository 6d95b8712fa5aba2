import Send from 'lucide-react/icons/send'
import { Button } from '#platform/ui/display/Button.tsx'
import { Card } from '#platform/ui/display/Card.tsx'
import { Notice } from '#platform/ui/feedback/Notice.tsx'
import { Waiting } from '#platform/ui/feedback/Waiting.tsx'
import type { MailSettings, TrialResult } from '../contract.ts'
import { describeFault } from '../rules.ts'
import { words } from '../messages/en.ts'
import { MailServerSettings } from './MailServerSettings.tsx'
import { useMailSettings, useSendTestEmail } from './queries.ts'

/** How mail is sent, with a test e-mail. */
export function MailDelivery() {
  const settings = useMailSettings()
  const trial = useSendTestEmail()
  return (
    <Card title={words.delivery}>
      {settings.data ? (
        <>
          <DeliveryMode way={settings.data.way} />
          <MailServerSettings server={settings.data.server} />
        </>
      ) : (
        <Waiting on={settings} words={words.loading} />
      )}
      <div className="mt-4 flex flex-wrap items-center gap-x-3.5 gap-y-2">
        <Button icon={Send} busy={trial.isPending} busyText={words.trialBusy} onClick={() => trial.mutate()}>
          {words.trial}
        </Button>
        {settings.data ? <p className="text-sm text-ink-3 wrap-anywhere">{words.trialTo(settings.data.own)}</p> : null}
      </div>
      {trial.data && settings.data && !trial.isPending ? <Outcome result={trial.data} way={settings.data.way} /> : null}
    </Card>
  )
}

function DeliveryMode({ way }: Pick<MailSettings, 'way'>) {
  if (way.kind === 'server') return <p className="wrap-anywhere">{words.byServer(way.host, way.port)}</p>
  return (
    <>
      <p>{words.byFolder}</p>
      <code className="mt-1.5 block rounded-md bg-sunken px-3 py-2 text-sm wrap-anywhere">{way.folder}</code>
    </>
  )
}

function Outcome({ result: { email, fault }, way }: { result: TrialResult } & Pick<MailSettings, 'way'>) {
  if (fault !== null)
    return (
      <Notice tone="danger" live className="mt-3.5" title={words.trialFailed}>
        {describeFault(fault)}
        <span className="mt-1 block text-ink-2">
          {words.serverMessage} <span className="wrap-anywhere">{fault}</span>
        </span>
      </Notice>
    )
  const [title, text] =
    way.kind === 'server'
      ? [words.trialSent, words.trialSentText(email.to)]
      : [words.trialFiled, words.trialFiledText(`${email.id}.eml`)]
  return (
    <Notice tone="success" live className="mt-3.5" title={title}>
      <span className="wrap-anywhere">{text}</span>
    </Notice>
  )
}
