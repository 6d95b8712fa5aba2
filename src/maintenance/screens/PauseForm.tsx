import { useEffect, useRef, useState } from 'react'
import { Button } from '#platform/screens/Button.tsx'
import { Field } from '#platform/screens/Field.tsx'
import { Select } from '#platform/screens/Select.tsx'
import { TextInput } from '#platform/screens/TextInput.tsx'
import { toast } from '#platform/screens/toast.ts'
import { useTellTyped } from '#platform/screens/use-tell-typed.ts'
import { wallClock } from '#platform/wall-clock.ts'
import { pauseKinds, type PauseKind } from '../choices.ts'
import { dialogWords as said } from '../dialog-words.ts'
import { moveOf } from '../move-rules.ts'
import type { MaintenanceRequest } from '../request.ts'
import { instantOf } from '../request-values.ts'
import { words } from '../words.ts'
import { isStale, type usePause } from './queries.ts'
import type { Formats } from './use-formats.ts'

type Props = {
  request: MaintenanceRequest
  formats: Formats
  pause: ReturnType<typeof usePause>
  onMeanwhile: (before: MaintenanceRequest | null) => void
  onTyped: (typed: boolean) => void
  onDone: () => void
}

const kinds = pauseKinds.map((value) => ({ value, label: said.waits[value] }))

/** Stops the clock, and says for whom and why; on hold already, it says anew what is waited for. */
export function PauseForm({ request, formats, pause, onMeanwhile, onTyped, onDone }: Props) {
  const isHeld = request.status === 'on_hold'
  const [before] = useState(() => pauseOf(request, formats.zone))
  const [waitsFor, setWaitsFor] = useState<PauseKind>(before.waitsFor)
  const [why, setWhy] = useState(before.why)
  const [until, setUntil] = useState(before.until)
  const first = useRef<HTMLButtonElement>(null)
  useEffect(() => first.current?.focus(), [])
  useTellTyped(waitsFor !== before.waitsFor || why.trim() !== before.why || until !== before.until, onTyped)
  const [missing, setMissing] = useState(false)
  const send = () => {
    setMissing(why.trim() === '')
    if (why.trim() === '') return
    pause.mutate(
      {
        pause: { waitsFor, why: why.trim(), until: instantOf(until && `${until}T09:00`, formats.zone) },
        version: request.version,
      },
      {
        onSuccess: () => {
          onMeanwhile(null)
          onDone()
          toast.success(isHeld ? words.saved : said.paused)
        },
        onError: (error) => {
          if (isStale(error)) onMeanwhile(request)
          toast.failure(isHeld ? words.notSaved : said.notPaused, error.message, isStale(error) ? {} : { retry: send })
        },
      },
    )
  }
  return (
    <form
      noValidate
      aria-label={isHeld ? said.whatItWaitsFor : said.pause}
      className="mt-3 grid gap-3 border-t border-line pt-3"
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <Field label={said.waitsFor}>
        <Select ref={first} choices={kinds} value={waitsFor} onChange={setWaitsFor} />
      </Field>
      <Field label={said.why} required error={missing ? words.ofUnit.required : undefined}>
        <TextInput
          maxLength={200}
          value={why}
          placeholder={said.whyPlaceholder}
          onChange={(event) => setWhy(event.target.value)}
        />
      </Field>
      <Field label={said.until} optional hint={said.untilHint}>
        <TextInput type="date" value={until} onChange={(event) => setUntil(event.target.value)} />
      </Field>
      <div className="flex gap-2">
        <Button
          size="small"
          look="primary"
          type="submit"
          busy={pause.isPending}
          busyText={isHeld ? words.saving : said.stopping}
        >
          {isHeld ? words.save : said.stopClock}
        </Button>
        <Button size="small" look="plain" onClick={onDone}>
          {words.cancel}
        </Button>
      </div>
    </form>
  )
}

/** What a request on hold waits for already; nothing was said of one that was only moved there. */
function pauseOf({ status, whoseMove, whoseMoveWhy, pausedUntil }: MaintenanceRequest, zone: string) {
  const kind = pauseKinds.find((one) => one === whoseMove)
  const untold = moveOf('on_hold')
  if (status !== 'on_hold' || !kind || (whoseMove === untold.whoseMove && whoseMoveWhy === untold.whoseMoveWhy))
    return { waitsFor: 'parts' as const, why: '', until: '' }
  return {
    waitsFor: kind,
    why: whoseMoveWhy ?? '',
    until: pausedUntil === null ? '' : wallClock(new Date(pausedUntil), zone).day,
  }
}
