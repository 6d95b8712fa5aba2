import { useEffect, useRef, useState } from 'react'
import { isStale } from '#platform/ui/data/call-failed.ts'
import { DateInput } from '#platform/ui/dates/DateInput.tsx'
import { Button } from '#platform/ui/display/Button.tsx'
import { Field } from '#platform/ui/forms/Field.tsx'
import { Select } from '#platform/ui/forms/Select.tsx'
import { TextInput } from '#platform/ui/forms/TextInput.tsx'
import { toast } from '#platform/ui/feedback/toast.ts'
import { useNotifyTyped } from '#platform/ui/forms/use-notify-typed.ts'
import { isDay } from '#platform/time/dates.ts'
import { wallClock } from '#platform/time/wall-clock.ts'
import { useTexts } from '#platform/ui/data/language.ts'
import { pauseKinds, type PauseKind } from '../../requests/choices.ts'
import { dialogWords } from '../../requests/messages/dialog.ts'
import type { MaintenanceRequest } from '../../requests/request.ts'
import { instantOf } from '../../requests/request-values.ts'
import { requestErrors } from '../../requests/messages/errors.ts'
import { requestTexts } from '../../requests/messages/index.ts'
import { officeWords } from '../../requests/messages/office.ts'
import type { usePause } from '../../requests/screens/change-queries.ts'
import type { Formats } from '../../requests/screens/use-formats.ts'

type Props = {
  request: MaintenanceRequest
  formats: Formats
  pause: ReturnType<typeof usePause>
  onConflict: (before: MaintenanceRequest | null) => void
  onTyped: (typed: boolean) => void
  onDone: () => void
}

const kinds = pauseKinds.map((value) => ({ value, label: dialogWords.waits[value] }))

/** Pauses the clock with a kind and a reason; when it is paused already, changes them. */
export function PauseForm({ request, formats, pause, onConflict, onTyped, onDone }: Props) {
  const words = useTexts(requestTexts)
  const isOnHold = request.status === 'on_hold'
  const [before] = useState(() => pauseOf(request, formats.zone))
  const [waitsFor, setWaitsFor] = useState<PauseKind>(before.waitsFor)
  const [reason, setReason] = useState(before.reason)
  const [until, setUntil] = useState(before.until)
  const first = useRef<HTMLButtonElement>(null)
  useEffect(() => first.current?.focus(), [])
  useNotifyTyped(waitsFor !== before.waitsFor || reason.trim() !== before.reason || until !== before.until, onTyped)
  const [missing, setMissing] = useState(false)
  const [isTried, setIsTried] = useState(false)
  const isUntilRead = until === '' || isDay(until)
  const send = () => {
    setMissing(reason.trim() === '')
    setIsTried(true)
    if (reason.trim() === '' || !isUntilRead) return
    pause.mutate(
      {
        pause: { waitsFor, why: reason.trim(), until: instantOf(until && `${until}T09:00`, formats.zone) },
        version: request.version,
      },
      {
        onSuccess: () => {
          onConflict(null)
          onDone()
          toast.success(isOnHold ? officeWords.saved : dialogWords.paused)
        },
        onError: (error) => {
          if (isStale(error)) onConflict(request)
          toast.failure(
            isOnHold ? officeWords.notSaved : dialogWords.notPaused,
            error.message,
            isStale(error) ? {} : { retry: send },
          )
        },
      },
    )
  }
  return (
    <form
      noValidate
      aria-label={isOnHold ? dialogWords.editPause : dialogWords.pause}
      className="mt-3 grid gap-3 border-t border-line pt-3"
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <Field label={dialogWords.waitsFor}>
        <Select ref={first} choices={kinds} value={waitsFor} onChange={setWaitsFor} />
      </Field>
      <Field label={dialogWords.why} required error={missing ? requestErrors.en.required : undefined}>
        <TextInput
          maxLength={200}
          value={reason}
          placeholder={dialogWords.reasonPlaceholder}
          onChange={(event) => setReason(event.target.value)}
        />
      </Field>
      <Field
        label={dialogWords.until}
        optional
        hint={dialogWords.untilHint}
        error={isTried && !isUntilRead ? dialogWords.untilHint : undefined}
      >
        <DateInput value={until} onChange={setUntil} />
      </Field>
      <div className="flex gap-2">
        <Button
          size="small"
          variant="primary"
          type="submit"
          busy={pause.isPending}
          busyText={isOnHold ? words.saving : dialogWords.pausing}
        >
          {isOnHold ? words.save : dialogWords.pauseRequest}
        </Button>
        <Button size="small" variant="plain" onClick={onDone}>
          {words.cancel}
        </Button>
      </div>
    </form>
  )
}

/** The initial values: the current pause, or empty ones if the request was put on hold without a reason. */
function pauseOf(
  { status, waitingOn, waitingOnReason, waitingOnReasonCode, pausedUntil }: MaintenanceRequest,
  zone: string,
) {
  const kind = pauseKinds.find((pauseKind) => pauseKind === waitingOn)
  if (status !== 'on_hold' || !kind || waitingOnReasonCode === 'explain_hold')
    return { waitsFor: 'parts' as const, reason: '', until: '' }
  return {
    waitsFor: kind,
    reason: waitingOnReason ?? '',
    until: pausedUntil === null ? '' : wallClock(new Date(pausedUntil), zone).day,
  }
}
