import { useEffect, useRef, useState } from 'react'
import { Button } from '#platform/ui/display/Button.tsx'
import { ChoicesNotLoaded } from '#platform/ui/feedback/ChoicesNotLoaded.tsx'
import { Field } from '#platform/ui/forms/Field.tsx'
import { Select } from '#platform/ui/forms/Select.tsx'
import { TextInput } from '#platform/ui/forms/TextInput.tsx'
import { useNotifyTyped } from '#platform/ui/forms/use-notify-typed.ts'
import { useTexts } from '#platform/ui/data/language.ts'
import { waitingOnValues, type WaitingOn } from '../choices.ts'
import { dialogWords } from '../messages/dialog.ts'
import { waitingOnReasonText } from '../messages/waiting-on-reasons.ts'
import type { MaintenanceRequest } from '../request.ts'
import { waitingOnNames } from '../vocabulary.ts'
import { requestTexts } from '../messages/index.ts'
import { useVendors } from './queries.ts'
import type { SaveChanges } from './save-changes.ts'

type Props = {
  request: MaintenanceRequest
  busy: boolean
  onSave: SaveChanges
  onTyped: (input: boolean) => void
  onDone: () => void
}

const parties = waitingOnValues
  .filter((move) => move !== 'nobody')
  .map((value) => ({ value, label: waitingOnNames[value] }))

/** Who has to act next, and what to do. Untouched fields follow the record and are not sent. */
export function WaitingOnForm({ request, busy, onSave, onTyped, onDone }: Props) {
  const words = useTexts(requestTexts)
  const vendors = useVendors(true)
  const [read] = useState(request)
  /** The last record this person knew: the one on opening, or the one that a conflict returned. */
  const [base, setBase] = useState(request)
  const [input, setInput] = useState<{ waitingOn?: WaitingOn; vendorId?: string; reason?: string }>({})
  const first = useRef<HTMLButtonElement>(null)
  useEffect(() => first.current?.focus(), [])
  const { waitingOn, vendorId } = input
  const reason = input.reason?.trim()
  const changes = {
    ...(waitingOn === undefined || waitingOn === read.waitingOn ? {} : { waitingOn }),
    ...(vendorId === undefined || vendorId === (read.vendorId ?? '') ? {} : { vendorId: vendorId || null }),
    ...(reason === undefined || reason === (waitingOnReasonText(read, 'en') ?? '')
      ? {}
      : { waitingOnReason: reason || null }),
  }
  const isTyped = Object.keys(changes).length > 0
  useNotifyTyped(isTyped, onTyped)
  const vendorChoices = [
    { value: '', label: dialogWords.noVendor },
    ...(vendors.data ?? []).map(({ id, name, trade }) => ({ value: id, label: name, detail: words.category[trade] })),
  ]
  return (
    <form
      noValidate
      aria-label={dialogWords.changeWaitingOn}
      className="mt-3 grid gap-3 border-t border-line pt-3"
      onSubmit={(event) => {
        event.preventDefault()
        if (isTyped) onSave(changes, { read: base, onSaved: onDone, onStale: setBase })
        else onDone()
      }}
    >
      <Field label={dialogWords.waitingOn}>
        <Select
          ref={first}
          choices={parties}
          value={waitingOn ?? request.waitingOn}
          onChange={(chosen) => setInput({ ...input, waitingOn: chosen })}
        />
      </Field>
      <Field label={dialogWords.vendor}>
        <Select
          choices={vendorChoices}
          value={vendorId ?? request.vendorId ?? ''}
          onChange={(chosen) => setInput({ ...input, vendorId: chosen })}
        />
        <ChoicesNotLoaded on={vendors} />
      </Field>
      <Field label={dialogWords.nextStep}>
        <TextInput
          maxLength={200}
          value={input.reason ?? waitingOnReasonText(request, 'en') ?? ''}
          placeholder={dialogWords.nextPlaceholder}
          onChange={(event) => setInput({ ...input, reason: event.target.value })}
        />
      </Field>
      <div className="flex gap-2">
        <Button size="small" variant="primary" type="submit" busy={busy} busyText={words.saving}>
          {dialogWords.save}
        </Button>
        <Button size="small" variant="plain" onClick={onDone}>
          {words.cancel}
        </Button>
      </div>
    </form>
  )
}
