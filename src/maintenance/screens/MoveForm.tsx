import { useState } from 'react'
import { Button } from '#platform/screens/Button.tsx'
import { Field } from '#platform/screens/Field.tsx'
import { Select } from '#platform/screens/Select.tsx'
import { TextInput } from '#platform/screens/TextInput.tsx'
import { moves, type WhoseMove } from '../choices.ts'
import { dialogWords as said } from '../dialog-words.ts'
import type { MaintenanceRequest } from '../request.ts'
import type { RequestChanges } from '../request-input.ts'
import { moverWords } from '../vocabulary.ts'
import { words } from '../words.ts'
import { useVendors } from './queries.ts'

type Props = {
  request: MaintenanceRequest
  busy: boolean
  onSave: (changes: RequestChanges) => void
  onDone: () => void
}

const movers = moves.filter((move) => move !== 'nobody').map((value) => ({ value, label: moverWords[value] }))

/** Who must act next, and what that is. */
export function MoveForm({ request, busy, onSave, onDone }: Props) {
  const vendors = useVendors(true)
  const [whoseMove, setWhoseMove] = useState<WhoseMove>(request.whoseMove)
  const [vendorId, setVendorId] = useState(request.vendorId ?? '')
  const [why, setWhy] = useState(request.whoseMoveWhy ?? '')
  const vendorChoices = [
    { value: '', label: said.noVendor },
    ...(vendors.data ?? []).map(({ id, name, trade }) => ({ value: id, label: name, detail: words.category[trade] })),
  ]
  const save = () => {
    const changes = {
      ...(whoseMove === request.whoseMove ? {} : { whoseMove }),
      ...(vendorId === (request.vendorId ?? '') ? {} : { vendorId: vendorId || null }),
      ...(why.trim() === (request.whoseMoveWhy ?? '') ? {} : { whoseMoveWhy: why.trim() || null }),
    }
    if (Object.keys(changes).length > 0) onSave(changes)
    else onDone()
  }
  return (
    <form
      noValidate
      aria-label={said.changeMove}
      className="mt-3 grid gap-3 border-t border-line pt-3"
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      <Field label={said.whoseMove}>
        <Select choices={movers} value={whoseMove} onChange={setWhoseMove} />
      </Field>
      <Field label={said.vendor}>
        <Select choices={vendorChoices} value={vendorId} onChange={setVendorId} />
      </Field>
      <Field label={said.whatNext}>
        <TextInput
          maxLength={200}
          value={why}
          placeholder={said.nextPlaceholder}
          onChange={(event) => setWhy(event.target.value)}
        />
      </Field>
      <div className="flex gap-2">
        <Button size="small" look="primary" type="submit" busy={busy} busyText={words.saving}>
          {said.saveMove}
        </Button>
        <Button size="small" look="plain" onClick={onDone}>
          {words.cancel}
        </Button>
      </div>
    </form>
  )
}
