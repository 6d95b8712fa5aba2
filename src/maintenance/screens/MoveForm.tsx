import { useEffect, useRef, useState } from 'react'
import { Button } from '#platform/screens/Button.tsx'
import { Field } from '#platform/screens/Field.tsx'
import { Select } from '#platform/screens/Select.tsx'
import { TextInput } from '#platform/screens/TextInput.tsx'
import { useTellTyped } from '#platform/screens/use-tell-typed.ts'
import { moves, type WhoseMove } from '../choices.ts'
import { dialogWords as said } from '../dialog-words.ts'
import type { MaintenanceRequest } from '../request.ts'
import { moverWords } from '../vocabulary.ts'
import { words } from '../words.ts'
import { useVendors } from './queries.ts'
import type { SaveChanges } from './RequestFacts.tsx'

type Props = {
  request: MaintenanceRequest
  busy: boolean
  onSave: SaveChanges
  onTyped: (typed: boolean) => void
  onDone: () => void
}

const movers = moves.filter((move) => move !== 'nobody').map((value) => ({ value, label: moverWords[value] }))

/** Who must act next, and what that is. A field nobody touched follows the record, and is not sent. */
export function MoveForm({ request, busy, onSave, onTyped, onDone }: Props) {
  const vendors = useVendors(true)
  const [read] = useState(request)
  /** What this person last knew: the record at the opening, then the one a refusal brought. */
  const [known, setKnown] = useState(request)
  const [typed, setTyped] = useState<{ whoseMove?: WhoseMove; vendorId?: string; why?: string }>({})
  const first = useRef<HTMLButtonElement>(null)
  useEffect(() => first.current?.focus(), [])
  const { whoseMove, vendorId } = typed
  const why = typed.why?.trim()
  const changes = {
    ...(whoseMove === undefined || whoseMove === read.whoseMove ? {} : { whoseMove }),
    ...(vendorId === undefined || vendorId === (read.vendorId ?? '') ? {} : { vendorId: vendorId || null }),
    ...(why === undefined || why === (read.whoseMoveWhy ?? '') ? {} : { whoseMoveWhy: why || null }),
  }
  const isTyped = Object.keys(changes).length > 0
  useTellTyped(isTyped, onTyped)
  const vendorChoices = [
    { value: '', label: said.noVendor },
    ...(vendors.data ?? []).map(({ id, name, trade }) => ({ value: id, label: name, detail: words.category[trade] })),
  ]
  return (
    <form
      noValidate
      aria-label={said.changeMove}
      className="mt-3 grid gap-3 border-t border-line pt-3"
      onSubmit={(event) => {
        event.preventDefault()
        if (isTyped) onSave(changes, { read: known, onSaved: onDone, onStale: setKnown })
        else onDone()
      }}
    >
      <Field label={said.whoseMove}>
        <Select
          ref={first}
          choices={movers}
          value={whoseMove ?? request.whoseMove}
          onChange={(chosen) => setTyped({ ...typed, whoseMove: chosen })}
        />
      </Field>
      <Field label={said.vendor}>
        <Select
          choices={vendorChoices}
          value={vendorId ?? request.vendorId ?? ''}
          onChange={(chosen) => setTyped({ ...typed, vendorId: chosen })}
        />
      </Field>
      <Field label={said.whatNext}>
        <TextInput
          maxLength={200}
          value={typed.why ?? request.whoseMoveWhy ?? ''}
          placeholder={said.nextPlaceholder}
          onChange={(event) => setTyped({ ...typed, why: event.target.value })}
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
