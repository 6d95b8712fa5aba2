import { useState } from 'react'
import { Button } from '#platform/screens/Button.tsx'
import { Field } from '#platform/screens/Field.tsx'
import { Select } from '#platform/screens/Select.tsx'
import { TextInput } from '#platform/screens/TextInput.tsx'
import { toast } from '#platform/screens/toast.ts'
import { pauseKinds, type PauseKind } from '../choices.ts'
import { dialogWords as said } from '../dialog-words.ts'
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
  onDone: () => void
}

const kinds = pauseKinds.map((value) => ({ value, label: said.waits[value] }))

/** Stops the clock, and says for whom and why. */
export function PauseForm({ request, formats, pause, onMeanwhile, onDone }: Props) {
  const [waitsFor, setWaitsFor] = useState<PauseKind>('parts')
  const [why, setWhy] = useState('')
  const [until, setUntil] = useState('')
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
          toast.success(said.paused)
        },
        onError: (error) => {
          if (isStale(error)) onMeanwhile(request)
          toast.failure(said.notPaused, error.message, isStale(error) ? {} : { retry: send })
        },
      },
    )
  }
  return (
    <form
      noValidate
      aria-label={said.pause}
      className="mt-3 grid gap-3 border-t border-line pt-3"
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <Field label={said.waitsFor}>
        <Select choices={kinds} value={waitsFor} onChange={setWaitsFor} />
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
        <Button size="small" look="primary" type="submit" busy={pause.isPending} busyText={said.stopping}>
          {said.stopClock}
        </Button>
        <Button size="small" look="plain" onClick={onDone}>
          {words.cancel}
        </Button>
      </div>
    </form>
  )
}
