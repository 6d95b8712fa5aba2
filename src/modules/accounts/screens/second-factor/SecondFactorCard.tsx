import Check from 'lucide-react/icons/check'
import ShieldOff from 'lucide-react/icons/shield-off'
import { useState } from 'react'
import { portalDate } from '#platform/time/dates.ts'
import { Badge } from '#platform/ui/display/Badge.tsx'
import { Button } from '#platform/ui/display/Button.tsx'
import { Card } from '#platform/ui/display/Card.tsx'
import { later } from '#platform/ui/data/loading/later.tsx'
import { Notice } from '#platform/ui/feedback/Notice.tsx'
import { useTimeZone } from '#platform/ui/data/time-zone.ts'
import { Waiting } from '#platform/ui/feedback/Waiting.tsx'
import { useLanguage, useTexts } from '#platform/ui/data/language.ts'
import { secondFactorTexts } from '../../messages/second-factor.ts'
import { useSecondFactor } from './queries.ts'

const SetUpSecondFactor = later(() => import('./SetUpSecondFactor.tsx').then((file) => file.SetUpSecondFactor))
const ChangeSecondFactor = later(() => import('./ChangeSecondFactor.tsx').then((file) => file.ChangeSecondFactor))

/** With fewer codes left than this, the card warns. */
const few = 4

/** Whether signing in needs a code, and how to change that. */
export function SecondFactorCard({ email }: { email: string }) {
  const words = useTexts(secondFactorTexts)
  const language = useLanguage()
  const factor = useSecondFactor()
  const zone = useTimeZone()
  const [action, setAction] = useState<'set up' | 'codes' | 'off' | null>(null)
  const close = () => setAction(null)
  const isOn = Boolean(factor.data?.since)
  return (
    <Card
      title={words.title}
      action={
        factor.data ? (
          <Badge tone={isOn ? 'success' : 'neutral'} icon={isOn ? Check : ShieldOff}>
            {isOn ? words.on : words.off}
          </Badge>
        ) : null
      }
    >
      {!factor.data ? (
        <Waiting on={factor} words={words.loading} />
      ) : factor.data.since === null ? (
        <div className="grid justify-items-start gap-3.5">
          <p className="text-ink-2">{words.why}</p>
          <Button onClick={() => setAction('set up')}>{words.setUp}</Button>
        </div>
      ) : (
        <div className="grid gap-3.5">
          <p className="text-ink-2">
            {words.since(portalDate(factor.data.since, zone, language))}{' '}
            {words.codesLeft(factor.data.recoveryCodesLeft)}
          </p>
          {factor.data.recoveryCodesLeft < few ? <Notice tone="warning">{words.fewLeft}</Notice> : null}
          <div className="flex flex-wrap gap-2">
            <Button onClick={() => setAction('codes')}>{words.createCodes}</Button>
            <Button variant="danger-outlined" onClick={() => setAction('off')}>
              {words.turnOff}
            </Button>
          </div>
        </div>
      )}
      <SetUpSecondFactor open={action === 'set up'} email={email} onClose={close} />
      <ChangeSecondFactor
        action={action === 'codes' || action === 'off' ? action : null}
        email={email}
        onClose={close}
      />
    </Card>
  )
}
