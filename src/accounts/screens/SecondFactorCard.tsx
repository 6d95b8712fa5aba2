import { Check, ShieldOff } from 'lucide-react'
import { useState } from 'react'
import { portalDate } from '#platform/dates.ts'
import { Badge } from '#platform/screens/Badge.tsx'
import { Button } from '#platform/screens/Button.tsx'
import { Card } from '#platform/screens/Card.tsx'
import { later } from '#platform/screens/later.tsx'
import { Notice } from '#platform/screens/Notice.tsx'
import { useTimeZone } from '#platform/screens/time-zone.ts'
import { Waiting } from '#platform/screens/Waiting.tsx'
import { words } from '../second-factor-words.ts'
import { useSecondFactor } from './second-factor-queries.ts'

const SetUpSecondFactor = later(() => import('./SetUpSecondFactor.tsx').then((file) => file.SetUpSecondFactor))
const ChangeSecondFactor = later(() => import('./ChangeSecondFactor.tsx').then((file) => file.ChangeSecondFactor))

/** With fewer left than this, the card says so. */
const few = 4

/** Whether signing in takes a code, and what can be done about it. */
export function SecondFactorCard({ email }: { email: string }) {
  const factor = useSecondFactor()
  const zone = useTimeZone()
  const [act, setAct] = useState<'set up' | 'codes' | 'off' | null>(null)
  const close = () => setAct(null)
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
          <Button onClick={() => setAct('set up')}>{words.setUp}</Button>
        </div>
      ) : (
        <div className="grid gap-3.5">
          <p className="text-ink-2">
            {words.since(portalDate(factor.data.since, zone))} {words.codesLeft(factor.data.recoveryCodesLeft)}
          </p>
          {factor.data.recoveryCodesLeft < few ? <Notice tone="warning">{words.fewLeft}</Notice> : null}
          <div className="flex flex-wrap gap-2">
            <Button onClick={() => setAct('codes')}>{words.makeCodes}</Button>
            <Button look="danger-outlined" onClick={() => setAct('off')}>
              {words.turnOff}
            </Button>
          </div>
        </div>
      )}
      <SetUpSecondFactor open={act === 'set up'} email={email} onClose={close} />
      <ChangeSecondFactor act={act === 'codes' || act === 'off' ? act : null} email={email} onClose={close} />
    </Card>
  )
}
